package org.baize.rules.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.baize.rules.round.HistoryRules.Resolved;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class HistoryTest {

    private static final Resolved FIRST = new Resolved(1, Optional.of("17"));
    private static final Resolved VOIDED = new Resolved(2, Optional.empty());
    private static final Resolved THIRD = new Resolved(3, Optional.of("20"));
    private static final List<Resolved> ROUNDS = List.of(FIRST, VOIDED, THIRD);

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/WND",
        "act-mini-baccarat-2015:A/Void/1",
        "act-american-roulette-2005:A/Void/1",
        "act-american-roulette-2005:A/Winning Number Display",
        "nsw-sic-bo-2016:1.1/void"
    })
    void latestOutcomesStandNewestFirstWithoutVoidRounds() {
        for (Texts text : List.of(Texts.MULTI_TERMINAL, Texts.MINI_BACCARAT, Texts.AMERICAN_ROULETTE, Texts.ARUZE)) {
            assertThat(text.rounds().history().latest(ROUNDS, 10)).containsExactly(THIRD, FIRST);
            assertThat(text.rounds().history().latest(ROUNDS, 1)).containsExactly(THIRD);
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:1.1/void", "nsw-rapid-2016:1.1/WND"})
    void theRapidListShowsAVoidRoundAsVoid() {
        assertThat(Texts.RAPID.rounds().history().latest(ROUNDS, 10)).containsExactly(THIRD, VOIDED, FIRST);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:A/Void/1", "act-american-roulette-2005:A/Void/1"})
    void aVoidRoundUsesUpNoRoundOfASession() {
        assertThat(ROUNDS.stream().filter(Resolved::countsAsPlayed)).containsExactly(FIRST, THIRD);
    }

    @Test
    void atLeastTheLatestIsShown() {
        HistoryRules history = Texts.MULTI_TERMINAL.rounds().history();

        assertThatThrownBy(() -> history.latest(ROUNDS, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
