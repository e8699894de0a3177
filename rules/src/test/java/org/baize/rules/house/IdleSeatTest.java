package org.baize.rules.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.house.SeatRound.NO_BETTING;
import static org.baize.rules.house.SeatRound.NO_WAGER;
import static org.baize.rules.house.SeatRound.VOID;
import static org.baize.rules.house.SeatRound.WAGERED;
import static org.baize.rules.house.SeatRound.WAGER_DROPPED;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.baize.rules.law.Ruled;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Sitting without wagering. */
class IdleSeatTest {

    private static final List<SeatRound> THREE = List.of(WAGERED, NO_WAGER, NO_WAGER, NO_WAGER);

    private static Optional<Ruled<IdleRemedy>> after(Text text, List<SeatRound> rounds, boolean othersTaken) {
        return text.house().floor().idleSeat().orElseThrow().after(rounds, othersTaken, 5);
    }

    private static Optional<Ruled<IdleRemedy>> vacate(Text text, String rule) {
        return Optional.of(new Ruled<>(IdleRemedy.OFFER_VACATE, text.rule(rule)));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:14.6", "act-american-roulette-2005:10.6", "nsw-rapid-2016:12.9"})
    void threeRoundsWithoutAWagerAtAFullTableMayCostTheSeat() {
        assertThat(after(MINI_BACCARAT, THREE, true)).isEqualTo(vacate(MINI_BACCARAT, "14.6"));
        assertThat(after(AMERICAN_ROULETTE, THREE, true)).isEqualTo(vacate(AMERICAN_ROULETTE, "10.6"));
        assertThat(after(RAPID, THREE, true)).isEqualTo(vacate(RAPID, "12.9"));
        assertThat(after(MINI_BACCARAT, THREE, false)).isEmpty();
        assertThat(after(AMERICAN_ROULETTE, THREE, false)).isEmpty();
        assertThat(after(RAPID, THREE, false)).isEmpty();
        assertThat(after(MINI_BACCARAT, List.of(NO_WAGER, NO_WAGER), true)).isEmpty();
        assertThat(after(RAPID, List.of(NO_WAGER, NO_WAGER, WAGERED, NO_WAGER), true))
                .isEmpty();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:14.6", "act-american-roulette-2005:10.6", "nsw-rapid-2016:12.9"})
    void whatCounts() {
        assertThat(after(MINI_BACCARAT, List.of(NO_WAGER, NO_BETTING, VOID, NO_WAGER), true))
                .isEmpty();
        assertThat(after(MINI_BACCARAT, List.of(NO_WAGER, NO_BETTING, NO_WAGER, VOID, NO_WAGER), true))
                .isEqualTo(vacate(MINI_BACCARAT, "14.6"));
        assertThat(after(RAPID, List.of(NO_WAGER, NO_WAGER, NO_BETTING), true)).isEmpty();
        assertThat(after(AMERICAN_ROULETTE, List.of(NO_WAGER, NO_WAGER, VOID), true))
                .isEmpty();
        assertThat(after(AMERICAN_ROULETTE, List.of(WAGER_DROPPED, NO_WAGER, WAGER_DROPPED), true))
                .isEqualTo(vacate(AMERICAN_ROULETTE, "10.6"));
    }

    @Test
    @Clause("act-multi-terminal-2019:7.6")
    void onMultiTerminalTablesTheHouseChoosesTheNumberAndTheDealerIsOnlyTold() {
        List<SeatRound> five = List.of(NO_WAGER, NO_WAGER, NO_WAGER, NO_WAGER, NO_WAGER);

        assertThat(after(MULTI_TERMINAL, five, false))
                .contains(new Ruled<>(IdleRemedy.FLAG, MULTI_TERMINAL.rule("7.6")));
        assertThat(after(MULTI_TERMINAL, five.subList(0, 4), true)).isEmpty();
    }

    /** The twin looks backwards from the end instead of counting forwards. */
    @Property
    @Clause("act-mini-baccarat-2015:14.6")
    void countsTheRoundsSinceTheLastWager(@ForAll List<SeatRound> history) {
        int lastWager = history.lastIndexOf(WAGERED);
        long expected = history.stream()
                .skip(lastWager + 1L)
                .filter(round -> round != NO_BETTING && round != VOID)
                .count();

        assertThat(IdleSeat.idleRounds(history)).isEqualTo((int) expected);
    }
}
