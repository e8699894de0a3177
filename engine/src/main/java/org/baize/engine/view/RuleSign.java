package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.cash.CashRules;
import org.baize.rules.cash.CreditRule;
import org.baize.rules.house.HouseRules;
import org.baize.rules.law.RuleId;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.wager.Commitment;

/**
 * What a player should know of the text beside odds and limits: which of several ways this text goes, and the number of the rule
 * under which it can be read up. The words are the screen's own.
 */
public record RuleSign(String rulebook, String title, List<Article> articles) {

    /** What an article is about, in the order in which a player meets it. */
    public enum Topic {
        CREDIT_FROM,
        COUNTS_ONCE_CONFIRMED,
        UNCONFIRMED_RETURNED,
        COUNTS_WHERE_IT_LIES,
        TOO_MUCH_CREDIT,
        ROUND_INVALIDATED,
        CASH_OUT,
        PAID_AS,
        PAID_AT,
        PAID_ONCE,
        DISPUTE
    }

    /**
     * One article.
     *
     * @param what which of the possibilities; their names are constants of the rules
     * @param rule its number in the text
     */
    public record Article(Topic topic, List<String> what, String rule) {

        public Article {
            what = List.copyOf(what);
        }

        private static Article of(Topic topic, RuleId rule, Object... what) {
            return new Article(
                    topic, List.of(what).stream().map(String::valueOf).toList(), rule.rule());
        }
    }

    public RuleSign {
        articles = List.copyOf(articles);
    }

    public static RuleSign of(Rulebook rulebook) {
        List<Article> articles = new ArrayList<>();
        addCredit(rulebook.house().cash(), articles);
        addBetting(rulebook, articles);
        HouseRules conduct = rulebook.house().conduct();
        articles.add(Article.of(Topic.ROUND_INVALIDATED, conduct.invalidation().refund()));
        addPayment(rulebook.house().cash(), articles);
        articles.add(Article.of(Topic.DISPUTE, conduct.disputes().first().rule()));
        return new RuleSign(rulebook.id(), rulebook.edition().title(), articles);
    }

    /** What a player brings; what the game itself gives is no source that anybody would ask about. */
    private static void addCredit(CashRules cash, List<Article> articles) {
        for (CreditRule source : cash.credit().sources()) {
            if (source.source().broughtIn()) {
                articles.add(Article.of(Topic.CREDIT_FROM, source.rule(), source.source()));
            }
        }
    }

    private static void addBetting(Rulebook rulebook, List<Article> articles) {
        switch (rulebook.wagers().window().commitment()) {
            case Commitment.Confirm confirm -> {
                articles.add(Article.of(Topic.COUNTS_ONCE_CONFIRMED, confirm.rule()));
                articles.add(Article.of(Topic.UNCONFIRMED_RETURNED, confirm.returned()));
            }
            case Commitment.PositionAtExpiry position ->
                articles.add(Article.of(Topic.COUNTS_WHERE_IT_LIES, position.rule()));
        }
        var credit = rulebook.wagers().sizes().credit();
        articles.add(Article.of(Topic.TOO_MUCH_CREDIT, credit.rule(), credit.value()));
    }

    private static void addPayment(CashRules cash, List<Article> articles) {
        articles.add(
                Article.of(Topic.CASH_OUT, cash.cashOut().rule(), cash.cashOut().window()));
        articles.add(Article.of(
                Topic.PAID_AS, cash.paper().usual().rule(), cash.paper().usual().value()));
        articles.add(Article.of(
                Topic.PAID_AT, cash.payment().where(), cash.payment().places().toArray()));
        articles.add(Article.of(Topic.PAID_ONCE, cash.payment().once()));
    }
}
