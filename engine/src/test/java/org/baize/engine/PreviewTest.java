package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.view.RecallView;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;

/** What an act would do to the money is known before it is done, and to ask changes nothing. */
class PreviewTest {

    private static TestFloor settledOn(String number) {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL)
                .buyIn(1, 1)
                .buyIn(2, 1);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.openBetting()
                .place(1, "red", 10_00)
                .confirm(1)
                .place(2, "black", 20_00)
                .confirm(2);
        floor.pass(40_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        if (floor.table(TABLE).round().phase() == RoundPhase.RESULT) {
            floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        }
        floor.accept(DEALER, new FaultCommand.ReportWrongResult(TABLE, 1, "the ball lay in 2"));
        return floor;
    }

    private static Preview preview(TestFloor floor, Origin who, Optional<Role> second, Command command) {
        return Preview.of(floor.floor().state().snapshot(), floor.nowMillis(), new Preview.Act(who, second, command));
    }

    @Test
    void aCorrectionSaysWhoseMoneyMoves() {
        TestFloor floor = settledOn("3");
        String before = StateHash.of(floor.floor().snapshot());
        Command correct = new FaultCommand.CorrectResult(TABLE, 1, "number:2", "the ball lay in 2");

        Preview preview = preview(floor, SUPERVISOR, Optional.empty(), correct);

        assertThat(preview.answer()).isInstanceOf(Answer.Accepted.class);
        assertThat(preview.moved()).containsExactly(new Purses.Moved(1, -20_00, 0), new Purses.Moved(2, 40_00, 0));
        assertThat(StateHash.of(floor.floor().snapshot())).isEqualTo(before);

        floor.accept(SUPERVISOR, correct);
        assertThat(floor.terminal(1).chips().balanceCents()).isEqualTo(90_00);
        assertThat(floor.terminal(2).chips().balanceCents()).isEqualTo(120_00);
    }

    @Test
    void whatADealerMayNotDoAloneIsTriedOutWithTheRoleThatWillSign() {
        TestFloor floor = settledOn("3");
        Command correct = new FaultCommand.CorrectResult(TABLE, 1, "number:2", "the ball lay in 2");

        assertThat(preview(floor, DEALER, Optional.empty(), correct).answer()).isInstanceOf(Answer.Refused.class);
        assertThat(preview(floor, DEALER, Optional.of(Role.CASINO_SUPERVISOR), correct)
                        .answer())
                .isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void whoeverIsNotSignedOnIsToldSo() {
        TestFloor floor = settledOn("3");

        assertThat(preview(floor, TestFloor.MANAGER, Optional.empty(), new RoundCommand.OpenBetting(TABLE))
                        .answer())
                .isInstanceOf(Answer.Refused.class);
    }

    @Test
    void aPlayerRecallsTheGamesWithTheirBetsAsTheyStandNow() {
        TestFloor floor = settledOn("3");
        RecallView.Game game =
                RecallView.of(floor.floor().state(), floor.terminal(1)).games().getFirst();
        assertThat(game.bets()).containsExactly(new RecallView.Bet("red", 10_00));
        assertThat(game.creditedCents()).isEqualTo(20_00);
        assertThat(game.outcome().orElseThrow().text()).isEqualTo("number:3");

        floor.accept(SUPERVISOR, new FaultCommand.CorrectResult(TABLE, 1, "number:2", "the ball lay in 2"));

        assertThat(RecallView.of(floor.floor().state(), floor.terminal(1))
                        .games()
                        .getFirst()
                        .creditedCents())
                .isZero();
        assertThat(RecallView.of(floor.floor().state(), floor.terminal(3)).games())
                .isEmpty();
    }
}
