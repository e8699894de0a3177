package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.TABLE;

import org.baize.engine.TestFloor;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.paper.Barcode;
import org.baize.engine.view.PlayerView.Lying;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What one terminal alone shows. */
class PlayerViewTest {

    private static PlayerView view(TestFloor floor, int terminal) {
        return PlayerView.of(floor.floor().state(), floor.terminal(terminal));
    }

    @Test
    void showsWhatIsPendingAndWhatIsLockedOnEachBet() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 1)
                .openBetting()
                .place(1, "straight:17", 10_00)
                .confirm(1)
                .place(1, "red", 20_00);

        PlayerView.AtTable here = view(floor, 1).tables().getFirst();

        assertThat(here.wagers()).containsExactly(new Lying("straight:17", 0, 10_00), new Lying("red", 20_00, 0));
        assertThat(here.money()).isEqualTo(new TerminalView.Money(70_00, 20_00, 10_00, 0));
        assertThat(view(floor, 2).tables().getFirst().wagers()).isEmpty();
        assertThat(view(floor, 1).open()).isTrue();
        assertThat(view(floor, 2).open()).isFalse();
    }

    @Test
    void showsTheTicketThatIsBeingPrintedUntilItIsOut() {
        TestFloor floor =
                TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL).buyIn(1, 1);
        floor.accept(Origin.terminal(1), new MoneyCommand.CashOut(1));
        PlayerView.PayingOut paying = view(floor, 1).paying().orElseThrow();
        assertThat(paying.cents()).isEqualTo(100_00);
        assertThat(paying.ticket().orElseThrow()).hasSize(18);
        assertThat(Barcode.reads(paying.barcode().orElseThrow())).isTrue();
        assertThat(view(floor, 1).simulated()).isFalse();

        floor.accept(
                Origin.terminal(1),
                new MoneyCommand.TicketPrinted(1, Long.parseLong(paying.ticket().orElseThrow())));

        assertThat(view(floor, 1).paying()).isEmpty();
        assertThat(view(floor, 1).open()).isFalse();
    }

    @Test
    void showsWhetherNotesAreTaken() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        assertThat(view(floor, 1).acceptor()).isEqualTo(NoteAcceptor.READY);

        floor.accept(Origin.terminal(1), new MoneyCommand.ReportCashDevices(1, NoteAcceptor.OUT_OF_ORDER, true));

        assertThat(view(floor, 1).acceptor()).isEqualTo(NoteAcceptor.OUT_OF_ORDER);
        assertThat(view(floor, 2).acceptor()).isEqualTo(NoteAcceptor.READY);
    }

    @Test
    void showsThatAnAttendantWasCalled() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        assertThat(view(floor, 3).attendantCalled()).isFalse();

        floor.accept(Origin.terminal(3), new PatronCommand.CallAttendant(TABLE, 3));

        assertThat(view(floor, 3).attendantCalled()).isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:8.2.2")
    void tellsWhatWasStakedWonAndCredited() {
        TestFloor floor = TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 1)
                .openBetting()
                .place(1, "red", 10_00)
                .place(1, "black", 20_00)
                .pass(40_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "7"));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));

        assertThat(view(floor, 1).tables().getFirst().last()).contains(new LastPlayed(1, 30_00, 10_00, 20_00, true));
        assertThat(view(floor, 2).tables().getFirst().last()).isEmpty();
    }

    @Test
    void saysThatItIsOutOfUse() {
        TestFloor floor =
                TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL).buyIn(1, 1);
        assertThat(view(floor, 1).outOfUse()).isEmpty();

        floor.accept(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, "dark"));

        assertThat(view(floor, 1).outOfUse()).contains(PlayerView.OutOfUse.RETIRED);
        assertThat(view(floor, 2).outOfUse()).isEmpty();
    }
}
