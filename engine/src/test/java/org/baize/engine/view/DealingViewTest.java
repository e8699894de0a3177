package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.cards.CardTable;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.view.DealingView.ShownHand;
import org.baize.rules.law.Role;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.round.Apparatus;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What has been dealt is shown as everybody at the table sees it, and no more. */
class DealingViewTest {

    private static DealingView view(TestFloor floor) {
        return TableView.of(floor.table(TABLE)).dealing();
    }

    @Test
    void showsTheHandsCardByCardAndAfterTheCoup() {
        CardTable table = CardTable.ready(RAPID, "baccarat").open().close();
        assertThat(view(table.floor()).hands()).isEmpty();

        table.read("4H", "2C", "4C");
        DealingView.BothHands hands = view(table.floor()).hands().orElseThrow();
        assertThat(hands.player()).isEqualTo(new ShownHand(List.of("4H", "4C"), Optional.of(8)));
        assertThat(hands.banker()).isEqualTo(new ShownHand(List.of("2C"), Optional.of(2)));

        table.read("5C");
        table.confirm();
        assertThat(view(table.floor()).hands().orElseThrow().banker().total()).contains(7);
    }

    @Test
    @Clause("act-mini-baccarat-2015:2.2")
    void countsCardsThatLieFaceDownAndSaysNothingElseOfThem() {
        CardTable table = CardTable.ready(MINI, "baccarat-a");
        table.floor().signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        table.floor().accept(OPERATOR, new CardCommand.ChooseFacing(TABLE, Facing.FACE_DOWN));
        table.fund(1, 2).open().place(1, "player", 20_00).close().read("4H", "2C", "4C", "5C");

        assertThat(view(table.floor()).hands().orElseThrow().player())
                .isEqualTo(new ShownHand(List.of("", ""), Optional.empty()));
    }

    @Test
    void showsTheRunningBallAndTheSpinThatDoesNotCount() {
        TestFloor floor = TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.buyIn(1, 1).openBetting().place(1, "red", 5_00);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        assertThat(view(floor).ballRunning()).isTrue();

        floor.accept(DEALER, new WheelCommand.CallNoSpin(TABLE, NoSpinGround.SAME_DIRECTION, "with the wheel"));

        assertThat(view(floor).noSpin()).isTrue();
        assertThat(view(floor).ballRunning()).isFalse();
    }
}
