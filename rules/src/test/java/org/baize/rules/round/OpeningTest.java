package org.baize.rules.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.round.RoundReason.ALREADY_OPEN;
import static org.baize.rules.round.RoundReason.CARDS_NOT_DISCARDED;
import static org.baize.rules.round.RoundReason.DEALER_NEEDED;
import static org.baize.rules.round.RoundReason.NOT_READY;
import static org.baize.rules.round.RoundReason.OPENS_BY_ITSELF;
import static org.baize.rules.round.RoundReason.ROUND_UNRESOLVED;
import static org.baize.rules.round.Texts.AMERICAN_ROULETTE;
import static org.baize.rules.round.Texts.ARUZE;
import static org.baize.rules.round.Texts.MINI_BACCARAT;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import java.util.Arrays;
import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class OpeningTest {

    private static final List<RoundPhase> UNRESOLVED =
            List.of(RoundPhase.CLOSED, RoundPhase.DEALING, RoundPhase.RESULT);

    @Test
    @Clause({"nsw-rapid-2016:7.7.2", "nsw-rapid-2016:7.7.4.1"})
    void newGameIsPressedOnceAndOnlyAfterTheLastCoup() {
        assertThat(open(RAPID, Apparatus.SHOE, RoundPhase.IDLE)).isEqualTo(RAPID.permits("7.7.2"));
        assertThat(open(RAPID, Apparatus.SHOE, RoundPhase.SETTLED)).isEqualTo(RAPID.permits("7.7.2"));
        assertThat(open(RAPID, Apparatus.SHOE, RoundPhase.VOID)).isEqualTo(RAPID.permits("7.7.2"));

        assertThat(open(RAPID, Apparatus.SHOE, RoundPhase.BETTING)).isEqualTo(RAPID.refuses(ALREADY_OPEN, "7.7.4.1"));
        for (RoundPhase phase : UNRESOLVED) {
            assertThat(open(RAPID, Apparatus.SHOE, phase)).isEqualTo(RAPID.refuses(ROUND_UNRESOLVED, "7.7.2"));
        }
    }

    @Test
    @Clause("nsw-rapid-2016:7.7.2")
    void newGameWaitsForTheBurn() {
        OpeningRules rules = RAPID.rounds().on(Apparatus.SHOE).opening();

        Verdict unburnt = rules.mayOpen(Role.DEALER, new OpeningRules.Table(RoundPhase.IDLE, true, false));

        assertThat(unburnt).isEqualTo(RAPID.refuses(NOT_READY, "7.7.2"));
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Round of Play", "act-american-roulette-2005:A/Dolly"})
    void clearingTheDollyStartsTheNextRoundOnceEveryAccountIsSettled() {
        assertThat(open(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL, RoundPhase.SETTLED))
                .isEqualTo(AMERICAN_ROULETTE.permits("A/Round of Play"));
        for (RoundPhase phase : UNRESOLVED) {
            assertThat(open(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL, phase))
                    .isEqualTo(AMERICAN_ROULETTE.refuses(ROUND_UNRESOLVED, "A/Round of Play"));
        }
        assertThat(startingSigns(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL)).containsExactly(Sign.DOLLY_CLEARED);
    }

    @Test
    @Clause("act-mini-baccarat-2015:A/Round of Play")
    void aMiniBaccaratRoundLastsFromItsFirstCardToTheDiscardRack() {
        OpeningRules rules = MINI_BACCARAT.rounds().on(Apparatus.SHOE).opening();

        assertThat(startingSigns(MINI_BACCARAT, Apparatus.SHOE)).containsExactly(Sign.FIRST_CARD_DRAWN);
        assertThat(rules.mayOpen(Role.DEALER, new OpeningRules.Table(RoundPhase.SETTLED, false, true)))
                .isEqualTo(MINI_BACCARAT.refuses(CARDS_NOT_DISCARDED, "A/Round of Play"));
        assertThat(rules.mayOpen(Role.DEALER, new OpeningRules.Table(RoundPhase.SETTLED, true, true)))
                .isEqualTo(MINI_BACCARAT.permits("4.1"));
    }

    @Test
    @Clause("nsw-sic-bo-2016:1.1/wagering-period.b")
    void resolvingARoundOpensTheNextAndNobodyElseDoes() {
        OpeningRules rules = ARUZE.rounds().on(Apparatus.AUTOMATED_TUMBLER).opening();

        for (RoundPhase resolved : List.of(RoundPhase.SETTLED, RoundPhase.VOID)) {
            OpeningRules.Table table = new OpeningRules.Table(resolved, true, true);

            assertThat(rules.mayOpen(Role.DEVICE, table)).isEqualTo(ARUZE.permits("1.1/wagering-period.b"));
            assertThat(rules.mayOpen(Role.DEALER, table))
                    .isEqualTo(ARUZE.refuses(OPENS_BY_ITSELF, "1.1/wagering-period.b"));
        }
        for (RoundPhase phase : UNRESOLVED) {
            assertThat(rules.mayOpen(Role.DEVICE, new OpeningRules.Table(phase, true, true)))
                    .isEqualTo(ARUZE.refuses(ROUND_UNRESOLVED, "1.1/wagering-period.b"));
        }
    }

    @Test
    void anAutomatedWheelOpensByItselfAndALiveWheelByTheDealer() {
        assertThat(open(RAPID, Apparatus.LIVE_WHEEL, RoundPhase.SETTLED).permitted())
                .isTrue();
        assertThat(open(RAPID, Apparatus.AUTOMATED_WHEEL, RoundPhase.SETTLED))
                .isEqualTo(RAPID.refuses(OPENS_BY_ITSELF, "7.1"));
    }

    @Test
    void onlyADealerStartsARoundWhereThereIsOne() {
        OpeningRules.Table table = new OpeningRules.Table(RoundPhase.IDLE, true, true);
        for (Role role : Role.values()) {
            Verdict verdict =
                    MULTI_TERMINAL.rounds().on(Apparatus.SHOE).opening().mayOpen(role, table);

            assertThat(verdict)
                    .isEqualTo(
                            role == Role.DEALER
                                    ? MULTI_TERMINAL.permits("5.1")
                                    : MULTI_TERMINAL.refuses(DEALER_NEEDED, "5.1"));
        }
    }

    /** Which sign begins a round decides whether an error in the round before was found in time. */
    @Test
    void aRoundBeginsWithItsPeriodOrWithItsFirstCard() {
        for (Apparatus apparatus : List.of(Apparatus.SHOE, Apparatus.LIVE_WHEEL, Apparatus.DEALER_TUMBLER)) {
            assertThat(startingSigns(MULTI_TERMINAL, apparatus))
                    .containsExactly(Sign.PERIOD_OPENED, Sign.DECLARED_WITHOUT_WAGERS);
        }
        assertThat(startingSigns(RAPID, Apparatus.SHOE)).containsExactly(Sign.FIRST_CARD_DRAWN);
        assertThat(startingSigns(RAPID, Apparatus.LIVE_WHEEL)).contains(Sign.PERIOD_OPENED);
    }

    private static Verdict open(Texts text, Apparatus apparatus, RoundPhase latest) {
        return text.rounds().on(apparatus).opening().mayOpen(Role.DEALER, new OpeningRules.Table(latest, true, true));
    }

    private static List<Sign> startingSigns(Texts text, Apparatus apparatus) {
        Commencement commencement =
                text.rounds().on(apparatus).opening().commencement().value();
        return Arrays.stream(Sign.values()).filter(commencement::startsOn).toList();
    }
}
