package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.StateHash;
import org.baize.engine.TestFloor;
import org.baize.engine.cards.CardTable;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.view.Offers.OfferedAct;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Due;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What the dealer is offered is what the floor would take, and from whom it would. */
class DealerViewTest {

    private static DealerView view(TestFloor floor) {
        return DealerView.of(floor.floor().state(), floor.table(TABLE), floor.nowMillis());
    }

    private static Optional<OfferedAct> offered(TestFloor floor, Class<? extends Command> kind) {
        return view(floor).offers().stream()
                .filter(offered -> kind.isInstance(offered.command()))
                .findFirst();
    }

    @Test
    void tellsWhoHasBetAndHowMuchLiesOnEachBet() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 1).buyIn(2, 1).openBetting();
        floor.place(1, "red", 20_00).confirm(1).place(2, "red", 10_00);

        DealerView.Wagered wagered = view(floor).wagered();

        assertThat(wagered.totalCents()).isEqualTo(30_00);
        assertThat(wagered.bets()).containsExactly(new DealerView.OnBet("red", 10_00, 20_00));
        assertThat(wagered.seats())
                .containsExactly(new DealerView.AtSeat(1, 0, 20_00, false), new DealerView.AtSeat(2, 10_00, 0, false));
        assertThat(view(floor).dealers()).containsExactly("person 2");
    }

    @Test
    void offersANewGameAndThenNoMoreBets() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        assertThat(offered(floor, RoundCommand.OpenBetting.class).orElseThrow().alone())
                .contains(Role.DEALER);
        assertThat(offered(floor, RoundCommand.ConfirmResult.class)).isEmpty();

        floor.openBetting();

        assertThat(offered(floor, RoundCommand.OpenBetting.class)).isEmpty();
        assertThat(offered(floor, WheelCommand.CallNoSpin.class)).isEmpty();
    }

    @Test
    void offersToConfirmOrKeyAnotherNumberAndNamesBothReadings() {
        TestFloor floor =
                TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL).buyIn(1, 1);
        floor.openBetting().place(1, "red", 5_00).pass(40_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "3"));

        DealerView view = view(floor);

        assertThat(view.readings().keyed()).contains("number:3");
        assertThat(view.readings().awaiting().orElseThrow().outcome().text()).isEqualTo("number:3");
        assertThat(view.readings().disagree()).isFalse();
        assertThat(offered(floor, RoundCommand.ConfirmResult.class)).isPresent();
        assertThat(offered(floor, WheelCommand.KeyNumber.class).orElseThrow().fill())
                .containsExactly("number");
    }

    @Test
    void whatNeedsASecondPersonSaysWhoseSignature() {
        CardTable table = CardTable.ready(RAPID, "baccarat");
        TestFloor floor = table.floor();
        floor.buyIn(1, 1);
        table.open().place(1, "player", 20_00).close();

        OfferedAct key = offered(floor, CardCommand.KeyCard.class).orElseThrow();

        assertThat(key.alone()).doesNotContain(Role.DEALER);
        assertThat(key.signing()).contains(Role.CASINO_SUPERVISOR).doesNotContain(Role.DEALER);
        assertThat(key.fill()).contains("face");
        floor.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), key.command());
        assertThat(table.coup().size()).isEqualTo(1);
    }

    @Test
    void tellsWhatToDrawNextAndHowTheShoeStands() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a");
        table.floor().buyIn(1, 1);
        table.open().place(1, "player", 20_00).close();
        table.read("9H");

        ShoeView shoe = view(table.floor()).shoe().orElseThrow();

        assertThat(shoe.due()).isEqualTo(Due.BANKER_FIRST);
        assertThat(shoe.why()).contains("the Banker's first card is due");
        assertThat(shoe.state().stage()).contains(Preparation.Stage.READY);
        assertThat(shoe.state().remaining()).isLessThan(416);
    }

    @Test
    void readingsThatDisagreeWaitForSomebodyAboveTheDealer() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a");
        TestFloor floor = table.floor();
        floor.buyIn(1, 1);
        table.open().place(1, "player", 20_00).close();
        table.read("9H", "5C", "KD", "2S");
        assertThat(view(floor).readings().disagree()).isFalse();

        floor.accept(Origin.device(TABLE), new CardCommand.AnnounceResult(TABLE, CoupResult.BANKER));

        assertThat(view(floor).readings().disagree()).isTrue();
        assertThat(view(floor).waiting())
                .containsExactly(new Waiting(Waiting.WaitingKind.CONTRADICTION, 0, 1, 0, "SENSED", 0, true));
        assertThat(offered(floor, RoundCommand.ConfirmResult.class)
                        .map(OfferedAct::alone)
                        .orElse(List.of()))
                .doesNotContain(Role.DEALER);
    }

    @Test
    void aCardInExcessWaitsAndItsRemedyIsOfferedToWhoeverTheTextNames() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a");
        TestFloor floor = table.floor();
        floor.buyIn(1, 1);
        table.open().place(1, "player", 20_00).close();
        table.read("9H", "5C", "KD", "2S", "3C");

        assertThat(view(floor).waiting())
                .anyMatch(waiting -> waiting.kind() == Waiting.WaitingKind.CARDS
                        && waiting.about().equals("EXCESS_CARD_EXPOSED"));
        OfferedAct remedy = offered(floor, CardCommand.CarryOut.class).orElseThrow();
        floor.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), remedy.command());
        assertThat(offered(floor, CardCommand.CarryOut.class)).isEmpty();
    }

    private static List<OfferedAct> offers(TestFloor floor) {
        return view(floor).offers();
    }

    @Test
    void aWrongResultIsReportedAndThenSomebodyAboveTheDealerCorrectsIt() {
        TestFloor floor =
                TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL).buyIn(1, 1);
        floor.openBetting().place(1, "red", 5_00).confirm(1).pass(40_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "3"));
        if (offered(floor, RoundCommand.ConfirmResult.class).isPresent()) {
            floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        }

        floor.accept(
                DEALER,
                offered(floor, FaultCommand.ReportWrongResult.class)
                        .orElseThrow()
                        .command());

        assertThat(view(floor).waiting()).anyMatch(waiting -> waiting.kind() == Waiting.WaitingKind.WRONG_RESULT);
        assertThat(offered(floor, FaultCommand.CorrectResult.class)
                        .orElseThrow()
                        .alone())
                .doesNotContain(Role.DEALER)
                .isNotEmpty();
    }

    @Test
    void toLookChangesNothing() {
        for (TestFloor floor : List.of(
                TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL),
                TestFloor.with(SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER),
                CardTable.ready(RAPID, "baccarat").floor())) {
            String before = hash(floor);
            DealerView view = view(floor);

            assertThat(view.offers()).isNotEmpty();
            assertThat(hash(floor)).isEqualTo(before);
            assertThat(view(floor)).isEqualTo(view);
        }
    }

    private static String hash(TestFloor floor) {
        return StateHash.of(floor.floor().snapshot());
    }

    /** Whatever is offered to a dealer alone, and has nothing to fill in, is taken from a dealer. */
    @Test
    void whatIsOfferedIsTaken() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a");
        TestFloor floor = table.floor();
        floor.buyIn(1, 1);
        table.open().place(1, "player", 20_00).close();
        table.read("9H", "5C", "KD", "2S");
        List<Command> plain = offers(floor).stream()
                .filter(offered -> offered.fill().isEmpty() && offered.alone().contains(Role.DEALER))
                .map(OfferedAct::command)
                .toList();

        assertThat(plain).contains(new RoundCommand.ConfirmResult(TABLE));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(offers(floor)).noneMatch(offered -> offered.command() instanceof RoundCommand.ConfirmResult);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.2")
    void offersToTakeAndPayChipsWhereTheTextHasTheDealerDoSo() {
        CardTable table = CardTable.ready(MINI, "baccarat-a");
        TestFloor floor = table.floor();

        OfferedAct buyIn = offered(floor, MoneyCommand.BuyInAtTable.class).orElseThrow();
        assertThat(buyIn.alone()).contains(Role.DEALER);
        assertThat(buyIn.fill()).containsExactly("terminal", "cents");
        floor.accept(DEALER, buyIn.command());
        int terminal = buyIn.command().terminal();
        floor.accept(Origin.terminal(terminal), new MoneyCommand.CashOut(terminal));

        assertThat(view(floor).waiting())
                .contains(new Waiting(Waiting.WaitingKind.PAYMENT_AT_TABLE, 0, 0, terminal, "", 100_00, false));
        assertThat(FloorView.of(floor.floor().state()).alerts())
                .anyMatch(alert -> alert.kind() == Alert.AlertKind.TABLE_PAY_WAITS && alert.cents() == 100_00)
                .noneMatch(alert -> alert.kind() == Alert.AlertKind.HAND_PAY_WAITS);
        OfferedAct payOut = offered(floor, MoneyCommand.PayOutAtTable.class).orElseThrow();
        assertThat(payOut.fill()).isEmpty();
        floor.accept(DEALER, payOut.command());
        assertThat(view(floor).waiting()).isEmpty();
    }

    @Test
    void offersNoMoneyOverTheTableWhereTheTextKnowsNone() {
        TestFloor floor =
                TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL).buyIn(1, 1);

        assertThat(offered(floor, MoneyCommand.BuyInAtTable.class)).isEmpty();
        assertThat(offered(floor, MoneyCommand.PayOutAtTable.class)).isEmpty();
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.8")
    void offersToChangeAWagerAfterTheCloseWithASupervisor() {
        TestFloor floor =
                TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL).buyIn(1, 1);
        floor.openBetting().place(1, "red", 5_00);
        assertThat(offered(floor, FaultCommand.RelaxClose.class)).isEmpty();
        floor.pass(40_000);

        OfferedAct late = offered(floor, FaultCommand.RelaxClose.class).orElseThrow();

        assertThat(late.signing()).contains(Role.CASINO_SUPERVISOR);
        floor.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), late.command());
        assertThat(view(floor).wagered().totalCents()).isZero();
    }

    @Test
    void namesTheTerminalsAndTheBetsThatAnActCanBeAbout() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        DealerView view = view(floor);

        assertThat(view.terminals()).contains(1, 2);
        assertThat(view.bets().get(floor.table(TABLE).play().bet("red"))).isEqualTo("red");
    }
}
