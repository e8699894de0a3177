package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.ChangeRules.Moment;
import org.baize.rules.wager.ChangeRules.Subject;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a table's choices may change. */
class ChangeRulesTest {

    private static ChangeRules changes(String book) {
        return Rulebooks.byId(book).wagers().placement().offer().changes();
    }

    @Test
    void noChangeTouchesARoundThatIsOpen() {
        for (Rulebook rulebook : Rulebooks.all()) {
            for (Subject subject : Subject.values()) {
                for (Moment moment : Moment.values()) {
                    assertThat(changes(rulebook.id())
                                    .takesEffect(subject, moment, true)
                                    .permitted())
                            .isEqualTo(moment == Moment.BETWEEN_ROUNDS);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, LIMITS, 3.1/change",
        "act-mini-baccarat-2015, LIMITS, 3.1/2",
        "act-mini-baccarat-2015, DIFFERENTIAL, 3.7",
        "act-mini-baccarat-2015, METHOD, 8.3/2",
        "act-american-roulette-2005, LIMITS, 3.1/2"
    })
    @Clause({
        "act-multi-terminal-2019:3.1/change",
        "act-mini-baccarat-2015:3.1/2",
        "act-mini-baccarat-2015:3.7",
        "act-mini-baccarat-2015:8.3/2",
        "act-american-roulette-2005:3.1/2"
    })
    void playersAreToldFirst(String book, Subject subject, String rule) {
        assertThat(changes(book).takesEffect(subject, Moment.BETWEEN_ROUNDS, false))
                .isEqualTo(Verdict.refuse(ChangeReason.NO_NOTICE, new RuleId(book, rule)));
        assertThat(changes(book)
                        .takesEffect(subject, Moment.BETWEEN_ROUNDS, true)
                        .permitted())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, LIMITS, true, true, 3.1/change",
        "act-multi-terminal-2019, METHOD, false, false, 8.7(a)/method",
        "act-multi-terminal-2019, PAIRS, false, false, 8.7(a)/pairs",
        "act-multi-terminal-2019, WAGERING_PERIOD, true, true, 5.1",
        "act-mini-baccarat-2015, LIMITS, false, true, 3.1/2",
        "act-mini-baccarat-2015, DIFFERENTIAL, false, true, 3.7",
        "act-mini-baccarat-2015, METHOD, false, false, 8.3/2",
        "act-american-roulette-2005, LIMITS, false, true, 3.1/2",
        "act-american-roulette-2005, WAGERING_PERIOD, true, true, 13.1",
        "nsw-rapid-2016, LIMITS, false, false, 6.1",
        "nsw-rapid-2016, METHOD, false, false, 1.1/Baccarat component electronic table game",
        "nsw-rapid-2016, WAGERING_PERIOD, true, true, 7.1"
    })
    @Clause({
        "act-multi-terminal-2019:3.1/change",
        "act-multi-terminal-2019:8.7(a)/method",
        "act-multi-terminal-2019:8.7(a)/pairs",
        "act-multi-terminal-2019:5.1",
        "act-mini-baccarat-2015:3.1/2",
        "act-mini-baccarat-2015:3.7",
        "act-mini-baccarat-2015:8.1",
        "act-mini-baccarat-2015:8.3/2",
        "act-american-roulette-2005:3.1/2",
        "act-american-roulette-2005:13.1",
        "nsw-rapid-2016:6.1",
        "nsw-rapid-2016:1.1/Baccarat component electronic table game",
        "nsw-rapid-2016:7.1"
    })
    void someChangesMayBeEnteredWhileARoundRunsAndWait(
            String book, Subject subject, boolean whileBetting, boolean whileDealing, String rule) {
        ChangeRules changes = changes(book);

        assertThat(changes.mayEnter(subject, Moment.BETWEEN_ROUNDS).permitted()).isTrue();
        assertThat(changes.mayEnter(subject, Moment.BETTING).permitted()).isEqualTo(whileBetting);
        assertThat(changes.mayEnter(subject, Moment.DEALING).permitted()).isEqualTo(whileDealing);
        assertThat(changes.mayEnter(subject, Moment.BETTING).rule()).isEqualTo(new RuleId(book, rule));
    }
}
