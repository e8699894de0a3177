package org.baize.rules.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.round.RoundReason.ALREADY_RESOLVED;
import static org.baize.rules.round.RoundReason.CONTRADICTION_NEEDS_SUPERVISOR;
import static org.baize.rules.round.RoundReason.NOT_CONFIRMED;
import static org.baize.rules.round.RoundReason.NO_RESULT;
import static org.baize.rules.round.RoundReason.NO_ROUND;
import static org.baize.rules.round.RoundReason.RESULT_CONTRADICTED;
import static org.baize.rules.round.RoundReason.RESULT_NEEDS_SUPERVISOR;
import static org.baize.rules.round.RoundReason.SOURCE_NOT_ACCEPTED;
import static org.baize.rules.round.RoundReason.STILL_OPEN;
import static org.baize.rules.round.Texts.AMERICAN_ROULETTE;
import static org.baize.rules.round.Texts.ARUZE;
import static org.baize.rules.round.Texts.MINI_BACCARAT;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import java.util.List;
import java.util.stream.Stream;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.ResultRules.Candidate;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class ResultTest {

    @Test
    @Clause({
        "act-multi-terminal-2019:8.6(d)#2",
        "act-multi-terminal-2019:9.3(c)",
        "act-multi-terminal-2019:10.3(c)/manual",
        "nsw-rapid-2016:5.3.1.2",
        "nsw-rapid-2016:8.1",
        "act-american-roulette-2005:12.1"
    })
    void nothingIsSettledBeforeTheDealerConfirms() {
        assertNeedsDealer(MULTI_TERMINAL, Apparatus.SHOE, "8.6(d)#2");
        assertNeedsDealer(MULTI_TERMINAL, Apparatus.LIVE_WHEEL, "9.3(c)");
        assertNeedsDealer(MULTI_TERMINAL, Apparatus.DEALER_TUMBLER, "10.3(c)/manual");
        assertNeedsDealer(RAPID, Apparatus.LIVE_WHEEL, "5.3.1.2");
        assertNeedsDealer(RAPID, Apparatus.SHOE, "8.1");
        assertNeedsDealer(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL, "12.1");
        assertNeedsDealer(MINI_BACCARAT, Apparatus.SHOE, "A/Round of Play");
    }

    private static void assertNeedsDealer(Texts text, Apparatus apparatus, String rule) {
        Candidate keyed = Candidate.alone(ResultSource.KEYED);

        assertThat(settle(text, apparatus, keyed, Role.DEVICE)).isEqualTo(text.refuses(NOT_CONFIRMED, rule));
        assertThat(settle(text, apparatus, keyed, Role.PLAYER_TERMINAL)).isEqualTo(text.refuses(NOT_CONFIRMED, rule));
        assertThat(settle(text, apparatus, keyed, Role.DEALER)).isEqualTo(text.permits(rule));
    }

    @Test
    @Clause({"nsw-rapid-2016:5.3.1.2", "nsw-rapid-2016:8.1"})
    void aSensedNumberOfALiveWheelWaitsForTheDealerToo() {
        Candidate sensed = Candidate.alone(ResultSource.SENSED);

        assertThat(settle(RAPID, Apparatus.LIVE_WHEEL, sensed, Role.DEVICE))
                .isEqualTo(RAPID.refuses(NOT_CONFIRMED, "5.3.1.2"));
        assertThat(settle(RAPID, Apparatus.SHOE, sensed, Role.DEVICE)).isEqualTo(RAPID.refuses(NOT_CONFIRMED, "8.1"));
        assertThat(settle(RAPID, Apparatus.LIVE_WHEEL, sensed, Role.DEALER)).isEqualTo(RAPID.permits("5.3.1.2"));
    }

    @Test
    @Clause({"nsw-rapid-2016:5.3.2.2", "act-multi-terminal-2019:10.3(c)/automatic"})
    void automaticApparatusSettlesWithoutAnybody() {
        Candidate sensed = Candidate.alone(ResultSource.SENSED);

        assertThat(settle(RAPID, Apparatus.AUTOMATED_WHEEL, sensed, Role.DEVICE))
                .isEqualTo(RAPID.permits("5.3.2.2"));
        assertThat(settle(MULTI_TERMINAL, Apparatus.DEALER_TUMBLER, sensed, Role.DEVICE))
                .isEqualTo(MULTI_TERMINAL.permits("10.3(c)/automatic"));
        assertThat(settle(ARUZE, Apparatus.AUTOMATED_TUMBLER, sensed, Role.DEVICE))
                .isEqualTo(ARUZE.permits("3.11"));
    }

    @Test
    @Clause("act-multi-terminal-2019:10.3(c)/automatic")
    void withoutAReadingThereIsNoResultAndTheDealerMayStillKeyOne() {
        ResultRules rules = MULTI_TERMINAL.rounds().on(Apparatus.DEALER_TUMBLER).result();
        Candidate nothingRead = Candidate.alone(ResultSource.SENSED);

        assertThat(rules.maySettle(RoundPhase.DEALING, nothingRead, Role.DEVICE))
                .isEqualTo(MULTI_TERMINAL.refuses(NO_RESULT, "10.3(c)/automatic"));
        assertThat(rules.mayTake(ResultSource.KEYED, RoundPhase.DEALING, Role.DEALER))
                .isEqualTo(MULTI_TERMINAL.permits("10.3(c)/manual"));
        assertThat(RoundPhase.DEALING.mayBecome(RoundPhase.VOID)).isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:11.7")
    void theNumberOfAnAutomatedWheelIsEnteredByASupervisorAndNeverByTheDealer() {
        ResultRules rules = RAPID.rounds().on(Apparatus.AUTOMATED_WHEEL).result();
        Candidate alone = Candidate.alone(ResultSource.KEYED);
        Candidate againstTheSensor = Candidate.of(ResultSource.KEYED, "20", List.of("17"), String::equals);
        List<Role> entitled = List.of(
                Role.ELECTRONIC_GAMING_SUPERVISOR,
                Role.GAMES_SUPERVISOR,
                Role.CASINO_SUPERVISOR,
                Role.ASSISTANT_GAMING_MANAGER,
                Role.GAMING_MANAGER);

        for (Role role : Role.values()) {
            boolean may = entitled.contains(role);
            assertThat(rules.mayTake(ResultSource.KEYED, RoundPhase.RESULT, role))
                    .isEqualTo(may ? RAPID.permits("11.7") : RAPID.refuses(RESULT_NEEDS_SUPERVISOR, "11.7"));
            assertThat(rules.maySettle(RoundPhase.RESULT, alone, role))
                    .isEqualTo(may ? RAPID.permits("11.7") : RAPID.refuses(RESULT_NEEDS_SUPERVISOR, "11.7"));
            assertThat(rules.maySettle(RoundPhase.RESULT, againstTheSensor, role))
                    .isEqualTo(may ? RAPID.permits("11.7") : RAPID.refuses(CONTRADICTION_NEEDS_SUPERVISOR, "11.7"));
        }
    }

    @Test
    void whatTheTumblerAloneReadsIsTypedInByNobody() {
        ResultRules rules = ARUZE.rounds().on(Apparatus.AUTOMATED_TUMBLER).result();

        for (Role role : Role.values()) {
            assertThat(rules.mayTake(ResultSource.KEYED, RoundPhase.DEALING, role))
                    .isEqualTo(ARUZE.refuses(SOURCE_NOT_ACCEPTED, "1.1/automated-dice-tumbler"));
        }
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/DT (first limb)")
    void theDealersEntryIsACandidateUntilTheRoundIsResolved() {
        ResultRules rules = RAPID.rounds().on(Apparatus.LIVE_WHEEL).result();

        for (RoundPhase phase : List.of(RoundPhase.CLOSED, RoundPhase.DEALING, RoundPhase.RESULT)) {
            assertThat(rules.mayTake(ResultSource.KEYED, phase, Role.DEALER)).isEqualTo(RAPID.permits("5.3.1.2"));
        }
        assertThat(rules.mayTake(ResultSource.KEYED, RoundPhase.IDLE, Role.DEALER))
                .isEqualTo(RAPID.refuses(NO_ROUND, "5.3.1.2"));
        assertThat(rules.mayTake(ResultSource.KEYED, RoundPhase.BETTING, Role.DEALER))
                .isEqualTo(RAPID.refuses(STILL_OPEN, "5.3.1.2"));
        assertThat(rules.mayTake(ResultSource.KEYED, RoundPhase.SETTLED, Role.DEALER))
                .isEqualTo(RAPID.refuses(ALREADY_RESOLVED, "5.3.1.2"));
    }

    @Test
    @Clause("act-multi-terminal-2019:8.6(d)#2")
    void aResultAgainstTheCardsIsRefusedWhoeverConfirmsIt() {
        Candidate wrong = Candidate.of(ResultSource.KEYED, "player", List.of("banker"), String::equals);

        for (Role role : Role.values()) {
            assertThat(settle(MULTI_TERMINAL, Apparatus.SHOE, wrong, role))
                    .isEqualTo(MULTI_TERMINAL.refuses(RESULT_CONTRADICTED, "8.6(d)#2"));
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:7.7.4.9", "nsw-rapid-2016:7.7.4.10"})
    void aPressAgainstTheCardsIsHeldForTheSupervisorAndAMatchingOneSettles() {
        Candidate wrong = Candidate.of(ResultSource.KEYED, "player", List.of("banker", "banker"), String::equals);
        Candidate right = Candidate.of(ResultSource.KEYED, "banker", List.of("banker", "banker"), String::equals);
        Candidate shoeDiffers = Candidate.of(ResultSource.KEYED, "banker", List.of("banker", "player"), String::equals);

        assertThat(settle(RAPID, Apparatus.SHOE, wrong, Role.DEALER))
                .isEqualTo(RAPID.refuses(CONTRADICTION_NEEDS_SUPERVISOR, "11.8.11"));
        assertThat(settle(RAPID, Apparatus.SHOE, shoeDiffers, Role.DEALER))
                .isEqualTo(RAPID.refuses(CONTRADICTION_NEEDS_SUPERVISOR, "11.8.11"));
        assertThat(settle(RAPID, Apparatus.SHOE, shoeDiffers, Role.CASINO_SUPERVISOR))
                .isEqualTo(RAPID.permits("11.8.11"));
        assertThat(settle(RAPID, Apparatus.SHOE, right, Role.DEALER)).isEqualTo(RAPID.permits("8.1"));
    }

    @Test
    void aRecognitionThatTheDealerDoubtsWaitsForTheSupervisor() {
        Candidate doubted = dice(new Dice(1, 2, 3), new Dice(1, 2, 4));

        assertThat(settle(MULTI_TERMINAL, Apparatus.DEALER_TUMBLER, doubted, Role.DEVICE))
                .isEqualTo(MULTI_TERMINAL.refuses(CONTRADICTION_NEEDS_SUPERVISOR, "6.3"));
        assertThat(settle(MULTI_TERMINAL, Apparatus.DEALER_TUMBLER, doubted, Role.CASINO_SUPERVISOR))
                .isEqualTo(MULTI_TERMINAL.permits("6.3"));
    }

    /** Order decides no payoff, so another order is no other result. */
    @Test
    void theSameDiceInAnotherOrderAreTheSameResult() {
        for (Dice read : Dice.ALL) {
            for (Dice seen : Dice.ALL) {
                boolean sameFaces = faces(read).equals(faces(seen));

                assertThat(settle(MULTI_TERMINAL, Apparatus.DEALER_TUMBLER, dice(read, seen), Role.DEVICE))
                        .isEqualTo(
                                sameFaces
                                        ? MULTI_TERMINAL.permits("10.3(c)/automatic")
                                        : MULTI_TERMINAL.refuses(CONTRADICTION_NEEDS_SUPERVISOR, "6.3"));
            }
        }
    }

    private static List<Integer> faces(Dice dice) {
        return Stream.of(dice.first(), dice.second(), dice.third()).sorted().toList();
    }

    private static Candidate dice(Dice read, Dice seenByDealer) {
        DiceResultRules rules = Rulebooks.byId("act-multi-terminal-2019")
                .dealing()
                .tumbler()
                .orElseThrow()
                .results();
        return Candidate.of(
                ResultSource.SENSED,
                read,
                List.of(seenByDealer),
                (one, other) -> rules.agreed(one, other).permitted());
    }

    @Test
    @Clause({
        "nsw-rapid-2016:7.7.4.10",
        "nsw-rapid-2016:5.3.1.2",
        "act-multi-terminal-2019:9.3(c)",
        "act-multi-terminal-2019:2.8(a)(ii)",
        "act-american-roulette-2005:12.1",
        "nsw-sic-bo-2016:3.4.2"
    })
    void aRoundIsSettledOnceHoweverOftenItIsConfirmed() {
        assertOnce(RAPID, Apparatus.SHOE, "7.7.4.10");
        assertOnce(RAPID, Apparatus.LIVE_WHEEL, "5.3.1.2");
        assertOnce(RAPID, Apparatus.AUTOMATED_WHEEL, "5.3.2.2");
        assertOnce(MULTI_TERMINAL, Apparatus.LIVE_WHEEL, "2.8(a)(ii)");
        assertOnce(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL, "12.1");
        assertOnce(ARUZE, Apparatus.AUTOMATED_TUMBLER, "3.4.2");
    }

    private static void assertOnce(Texts text, Apparatus apparatus, String rule) {
        Candidate result = Candidate.alone(ResultSource.SENSED);
        ResultRules rules = text.rounds().on(apparatus).result();

        for (RoundPhase resolved : List.of(RoundPhase.SETTLED, RoundPhase.VOID)) {
            assertThat(rules.maySettle(resolved, result, Role.DEALER)).isEqualTo(text.refuses(ALREADY_RESOLVED, rule));
        }
        assertThat(rules.maySettle(RoundPhase.RESULT, result, Role.DEALER).permitted())
                .isTrue();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:6.5",
        "act-multi-terminal-2019:A.1/Game System/WND",
        "act-american-roulette-2005:15.2",
        "nsw-rapid-2016:11.2",
        "nsw-rapid-2016:1.1/WND"
    })
    void theResultsDisplayIsNeverASource() {
        assertDisplayIgnored(MULTI_TERMINAL, "6.5");
        assertDisplayIgnored(AMERICAN_ROULETTE, "15.2");
        assertDisplayIgnored(RAPID, "11.2");
    }

    private static void assertDisplayIgnored(Texts text, String rule) {
        Candidate shown = Candidate.alone(ResultSource.RESULTS_DISPLAY);
        for (ApparatusRules rules : text.rounds().apparatus()) {
            for (RoundPhase phase : RoundPhase.values()) {
                assertThat(rules.result().mayTake(ResultSource.RESULTS_DISPLAY, phase, Role.CASINO_SUPERVISOR))
                        .isEqualTo(text.refuses(SOURCE_NOT_ACCEPTED, rule));
                assertThat(rules.result().maySettle(phase, shown, Role.CASINO_SUPERVISOR))
                        .isEqualTo(text.refuses(SOURCE_NOT_ACCEPTED, rule));
            }
        }
    }

    @Test
    @Clause("act-american-roulette-2005:15.2")
    void whereReaderAndDealerDifferASupervisorSettlesTheRealNumber() {
        Candidate seen = Candidate.of(ResultSource.KEYED, "20", List.of("17"), String::equals);

        assertThat(settle(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL, seen, Role.DEALER))
                .isEqualTo(AMERICAN_ROULETTE.refuses(CONTRADICTION_NEEDS_SUPERVISOR, "15.2"));
        assertThat(settle(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL, seen, Role.CASINO_SUPERVISOR))
                .isEqualTo(AMERICAN_ROULETTE.permits("15.2"));
    }

    private static Verdict settle(Texts text, Apparatus apparatus, Candidate result, Role who) {
        return text.rounds().on(apparatus).result().maySettle(RoundPhase.RESULT, result, who);
    }
}
