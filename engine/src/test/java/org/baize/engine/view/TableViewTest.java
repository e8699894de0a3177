package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.TestFloor;
import org.baize.engine.command.Command;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.view.TableView.Announced;
import org.baize.engine.view.TableView.Result;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;

/** What all screens of a table show is what the floor knows, and stays the same while nothing happens. */
class TableViewTest {

    private static TableView view(TestFloor floor) {
        return TableView.of(floor.table(TABLE));
    }

    @Test
    void namesTheMomentOfTheCloseAndNotTheTimeThatIsLeft() {
        TestFloor floor =
                TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL).openBetting();
        long opened = floor.nowMillis();
        TableView before = view(floor);

        floor.pass(39_999);
        assertThat(view(floor)).isEqualTo(before);
        assertThat(before.round())
                .isEqualTo(new TableView.Progress(
                        1, RoundPhase.BETTING, OptionalLong.of(opened + 40_000), Optional.empty()));

        floor.pass(1);
        assertThat(view(floor).round())
                .isEqualTo(new TableView.Progress(1, RoundPhase.CLOSED, OptionalLong.empty(), Optional.empty()));
    }

    @Test
    void showsAResultWhenItIsConfirmedAndTheNewestFirst() {
        TestFloor floor = TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 1);
        play(floor, "17");
        floor.openBetting().place(1, "red", 5_00).pass(40_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "3"));
        assertThat(view(floor).recent()).containsExactly(new Result(1, Optional.of("number:17")));

        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(view(floor).recent())
                .containsExactly(new Result(2, Optional.of("number:3")), new Result(1, Optional.of("number:17")));
    }

    private static void play(TestFloor floor, String number) {
        floor.openBetting().place(1, "red", 5_00).pass(40_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
    }

    @Test
    void showsWhoseShootButtonIsLiveAndUntilWhen() {
        TestFloor floor = TestFloor.with(SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
        floor.buyIn(2, 1);
        if (view(floor).round().phase() != RoundPhase.BETTING) {
            floor.openBetting();
        }
        floor.place(2, "small", 100_00);

        floor.pass(floor.table(TABLE).round().period().orElseThrow().closesAtMillis() - floor.nowMillis());

        assertThat(view(floor).round().shooter()).contains(new TableView.Shooter(2, floor.nowMillis() + 10_000));
    }

    @Test
    void showsWhatTheHouseAnnounced() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        assertThat(view(floor).standing().notices()).isEmpty();
        assertThat(view(floor).standing().open()).isTrue();

        floor.accept(SUPERVISOR, new HouseCommand.AnnounceClosing(TABLE));

        assertThat(view(floor).standing().notices()).containsExactly(Announced.TABLE_CLOSES);
    }
}
