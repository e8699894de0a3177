package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.fault.FaultTable.WHY;
import static org.baize.engine.fault.FaultTable.the;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.FaultCommand.RelaxClose;
import org.baize.engine.command.PatronCommand.ImposeSanction;
import org.baize.engine.command.PatronCommand.RecordBreach;
import org.baize.engine.command.PatronCommand.Report;
import org.baize.engine.command.WagerCommand.Shift;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;
import org.baize.rules.round.RoundReason;
import org.baize.rules.wager.LateChange.Kind;
import org.baize.rules.wager.LateChangeReason;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wagers changed after the close, where holding to it would be unfair. */
class LateChangeTest {

    private final FaultTable there = FaultTable.wheel(RAPID).open();
    private final int seventeen = there.table().play().bet("straight:17");
    private final int red = there.table().play().bet("red");

    @Test
    @Clause("nsw-rapid-2016:4.2.8")
    void withdrawsAWagerEvenAfterTheResult() {
        there.wager(1, "red", 10_00).close().key("17");

        List<Event> events = there.floor().accept(SUPERVISOR, change(Kind.WITHDRAW, red, 0, 10_00));

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        FaultEvent.WagerRelaxed relaxed = the(FaultEvent.WagerRelaxed.class, events);
        assertThat(relaxed.changes()).containsExactly(new Change(red, 10_00, 0));
        assertThat(relaxed.cause().reason()).isEqualTo(WHY);
        assertThat(relaxed.cause().rule().rule()).isEqualTo("4.2.8");
        there.floor().restart();
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.8")
    void withdrawsAWagerAtTheDealersTerminalIfASupervisorSigns() {
        there.wager(1, "red", 10_00).close();

        there.floor().accept(DEALER, FaultTable.SIGNED, change(Kind.WITHDRAW, red, 0, 10_00));

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2.8", "nsw-rapid-2016:4.2.7"})
    void movesAWagerBeforeTheResultAndSettlesIt() {
        there.wager(1, "red", 10_00).close();

        there.floor().accept(SUPERVISOR, change(Kind.MOVE, red, seventeen, 10_00));
        there.settle("17");

        assertThat(there.chipsCents(1)).isEqualTo(450_00);
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.8")
    void putsNoMoneyDownOnceTheResultIsIn() {
        there.wager(1, "red", 10_00).close().key("17");

        for (Kind kind : List.of(Kind.MOVE, Kind.RAISE, Kind.PLACE)) {
            there.refuses(SUPERVISOR, change(kind, red, seventeen, 10_00), LateChangeReason.RESULT_KNOWN, "4.2.8");
        }
        there.refuses(DEALER, change(Kind.WITHDRAW, red, 0, 10_00), LateChangeReason.NO_AUTHORITY, "4.2.8");
        there.refuses(
                SUPERVISOR,
                new RelaxClose(TABLE, 1, Kind.WITHDRAW, new Shift(red, 0, 10_00), ""),
                LateChangeReason.NO_REASON_GIVEN,
                "4.2.8");
        assertThat(there.chipsCents(1)).isEqualTo(90_00);
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.8")
    void keepsToCreditAndLimits() {
        there.wager(1, "red", 10_00).close();

        there.refuses(SUPERVISOR, change(Kind.PLACE, 0, seventeen, 95_00), WagerReason.ABOVE_CREDIT);
        there.refuses(SUPERVISOR, change(Kind.LOWER, red, 0, 15_00), WagerReason.NOT_SO_MUCH_THERE);
        there.refuses(SUPERVISOR, change(Kind.LOWER, -1, 0, 5_00), FloorReason.NO_SUCH_BET);
        there.floor().accept(SUPERVISOR, change(Kind.PLACE, 0, seventeen, 90_00));
        assertThat(there.chipsCents(1)).isZero();
        there.settle("17");
        assertThat(there.chipsCents(1)).isEqualTo(90_00 * 36);
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.8")
    void leavesNoStakeThatCouldNotHaveBeenLaid() {
        there.wager(1, "red", 10_00).close();

        there.refuses(SUPERVISOR, change(Kind.LOWER, red, 0, 1), WagerReason.OFF_STEP);
        there.refuses(SUPERVISOR, change(Kind.LOWER, red, 0, 9_99), WagerReason.BELOW_MINIMUM);
        there.refuses(SUPERVISOR, change(Kind.MOVE, red, seventeen, 9_99), WagerReason.BELOW_MINIMUM);
        assertThat(there.table().layout().lockedCents(0, red)).isEqualTo(10_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:12.3.1", "nsw-rapid-2016:12.3.2"})
    void takesNothingFromWhoeverIsOutOfTheRoundOrExcluded() {
        there.wager(1, "red", 10_00).wager(2, "red", 10_00).close();
        for (int terminal : List.of(1, 2)) {
            Report report = new Report(BreachGround.OUTCOME_DEVICE, List.of("A"), false, Optional.empty(), "seen");
            there.floor().accept(DEALER, new RecordBreach(TABLE, terminal, report));
        }
        there.floor().accept(SUPERVISOR, new ImposeSanction(TABLE, 1, 1, Sanction.VOID_WAGERS, WHY));
        there.floor().accept(SUPERVISOR, new ImposeSanction(TABLE, 2, 2, Sanction.EXCLUDE_FROM_GAME, WHY));

        there.refuses(SUPERVISOR, change(Kind.PLACE, 0, seventeen, 10_00), FloorReason.OUT_OF_THIS_ROUND);
        RelaxClose place = new RelaxClose(TABLE, 2, Kind.PLACE, new Shift(0, seventeen, 10_00), WHY);
        there.refuses(SUPERVISOR, place, FloorReason.EXCLUDED, "12.3.2");
        there.floor().accept(SUPERVISOR, new RelaxClose(TABLE, 2, Kind.WITHDRAW, new Shift(red, 0, 10_00), WHY));
        assertThat(there.chipsCents(2)).isEqualTo(100_00);
    }

    @Test
    void isForTheTimeAfterTheClose() {
        there.wager(1, "red", 10_00);

        there.refuses(SUPERVISOR, change(Kind.WITHDRAW, red, 0, 10_00), WagerReason.NOT_SO_MUCH_THERE);
        there.close().settle("17");
        there.refuses(SUPERVISOR, change(Kind.PLACE, red, red, 10_00), RoundReason.ALREADY_RESOLVED);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",2.7(b)", AMERICAN + ",4.5"})
    @Clause({
        "act-multi-terminal-2019:2.7(a)",
        "act-multi-terminal-2019:2.5(a)",
        "act-multi-terminal-2019:2.5(b)",
        "act-american-roulette-2005:4.5"
    })
    void neverHappensUnderATextThatDoesNotKnowIt(String text, String rule) {
        FaultTable strict = FaultTable.wheel(text).open().wager(1, "red", 10_00).close();

        for (Kind kind : Kind.values()) {
            strict.refuses(SUPERVISOR, change(kind, red, seventeen, 10_00), LateChangeReason.NEVER, rule);
        }
    }

    private static RelaxClose change(Kind kind, int from, int to, long cents) {
        return new RelaxClose(TABLE, 1, kind, new Shift(from, to, cents), WHY);
    }
}
