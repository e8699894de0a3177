package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.baize.engine.view.RuleSign.Article;
import org.baize.engine.view.RuleSign.Topic;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What a player is told of the rules is what this text says, under its own numbers. */
class RuleSignTest {

    private static List<Topic> topics(String rulebookId) {
        return RuleSign.of(Rulebooks.byId(rulebookId)).articles().stream()
                .map(Article::topic)
                .toList();
    }

    @Test
    @Clause("act-multi-terminal-2019:2.2/unconfirmed")
    void tellsHowABetCounts() {
        assertThat(topics("act-multi-terminal-2019"))
                .contains(Topic.COUNTS_ONCE_CONFIRMED, Topic.UNCONFIRMED_RETURNED)
                .doesNotContain(Topic.COUNTS_WHERE_IT_LIES);
        assertThat(topics("nsw-rapid-2016")).contains(Topic.COUNTS_WHERE_IT_LIES);
    }

    @Test
    void citesOnlyRulesThatTheTextHas() {
        for (Rulebook rulebook : Rulebooks.all()) {
            assertThat(RuleSign.of(rulebook).articles())
                    .isNotEmpty()
                    .allMatch(article -> rulebook.rule(article.rule()).isPresent());
        }
    }

    @Test
    void namesThePlacesWhereTicketsArePaid() {
        assertThat(RuleSign.of(Rulebooks.byId("nsw-sic-bo-2016")).articles())
                .anyMatch(article -> article.topic() == Topic.PAID_AT
                        && article.what().equals(List.of("TICKET_MACHINE", "CASH_DESK")));
    }
}
