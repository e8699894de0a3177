package org.baize.rules.setup;

import java.util.List;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Dealing;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.preparation.PreparationRules;
import org.baize.rules.sicbo.TumblerRules;

/** Checks the choices for the device of a game; every bound is asked of the device's own rules. */
final class DealingCheck {

    private static final String WHERE = "dealing";

    private final Dealing rules;
    private final GameKind kind;

    private DealingCheck(Dealing rules, GameKind kind) {
        this.rules = rules;
        this.kind = kind;
    }

    static DealingCheck of(Dealing rules, GameKind kind) {
        return new DealingCheck(rules, kind);
    }

    void check(DealingChoice choice, List<Problem> problems) {
        switch (choice) {
            case DealingChoice.Cards cards
            when kind == GameKind.BACCARAT -> checkCards(rules.shoe().orElseThrow(), cards, problems);
            case DealingChoice.Dice dice
            when kind == GameKind.SIC_BO -> checkDice(rules.tumbler().orElseThrow(), dice, problems);
            case DealingChoice.Wheel wheel when kind == GameKind.ROULETTE -> {}
            case DealingChoice.Cards cards -> otherDevice(problems);
            case DealingChoice.Dice dice -> otherDevice(problems);
            case DealingChoice.Wheel wheel -> otherDevice(problems);
        }
    }

    private void otherDevice(List<Problem> problems) {
        problems.add(new Problem(WHERE, SetupReason.OTHER_DEVICE, rules.rounds().snapshot()));
    }

    private static void checkCards(ShoeRules shoe, DealingChoice.Cards cards, List<Problem> problems) {
        PreparationRules preparation = shoe.preparation();
        Verdict burn = preparation.burn().mayChoose(cards.burn());
        add("burn", burn, problems);
        int mostBurned = burn.permitted() ? preparation.burn().mostCards(cards.burn()) : 0;
        add(
                "cut",
                preparation
                        .cut()
                        .mayPlaceBefore(
                                cards.cardsBehindCut(), preparation.cards().cards(), mostBurned),
                problems);
        RuleId shuffle = preparation.shuffle();
        if (cards.shuffler() && preparation.cards().shuffler().isEmpty()) {
            problems.add(new Problem(WHERE + ".shuffler", SetupReason.NO_SHUFFLER_HERE, shuffle));
        }
        if (cards.preShuffled() && preparation.preShuffled().isEmpty()) {
            problems.add(new Problem(WHERE + ".preShuffled", SetupReason.NO_PRE_SHUFFLED_HERE, shuffle));
        }
        if (cards.gamesAtStation() < 1) {
            RuleId games = shoe.table().station().games().rule();
            problems.add(new Problem(WHERE + ".games", SetupReason.NO_GAME_AT_STATION, games));
        } else {
            add("games", shoe.table().station().mayBind(cards.gamesAtStation() - 1), problems);
        }
    }

    private static void checkDice(TumblerRules tumbler, DealingChoice.Dice dice, List<Problem> problems) {
        if (!tumbler.shakes().knows(dice.shake())) {
            problems.add(new Problem(
                    WHERE + ".shake",
                    SetupReason.NO_SUCH_SHAKE,
                    tumbler.shakes().modes().getFirst().rule()));
        }
        if (tumbler.shooter().isPresent() != dice.shooter().isPresent()) {
            RuleId rule = tumbler.shooter()
                    .map(shooter -> shooter.shooting().button())
                    .orElse(tumbler.shakes().oneSpin());
            problems.add(new Problem(WHERE + ".shooter", SetupReason.SHOOTER_CHOICE, rule));
        }
    }

    private static void add(String where, Verdict verdict, List<Problem> problems) {
        if (verdict instanceof Verdict.Refused refused) {
            problems.add(Problem.of(WHERE + "." + where, refused));
        }
    }
}
