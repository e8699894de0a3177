package org.baize.engine.wheel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.TestFloor.countersign;
import static org.baize.engine.wheel.WheelTable.WHEEL;
import static org.baize.engine.wheel.WheelTable.the;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.WheelEvent;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.Wheel;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.roulette.WheelReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which wheel and which ball a table may use, and who changes them. */
class WheelEquipmentTest {

    private static final int LARGE_MILLIMETRES = 800;

    @ParameterizedTest
    @MethodSource("org.baize.engine.wheel.WheelTable#texts")
    @Clause({
        "act-american-roulette-2005:2.1/1",
        "act-american-roulette-2005:2.1/2",
        "act-multi-terminal-2019:9.2(b)(i)",
        "nsw-rapid-2016:2.4.3.2",
    })
    void aWheelIsFittedWhileTheTableIsClosedAndOnlyInTheApprovedOrder(String text) {
        TestFloor floor = WheelTable.closed(text, WheelOperation.LIVE);
        List<String> right = labels(Wheel.SINGLE_ZERO);

        refuses(floor, DEALER, wheel("approval 1", right), FloorReason.NOT_FOR_THIS_ORIGIN);
        refuses(floor, ADMINISTRATOR, wheel(" ", right), EquipmentReason.NOT_APPROVED);
        refuses(floor, ADMINISTRATOR, wheel("approval 1", labels(Wheel.DOUBLE_ZERO)), WheelReason.WRONG_ORDER);
        refuses(floor, ADMINISTRATOR, wheel("approval 1", right.reversed()), WheelReason.WRONG_ORDER);
        refuses(floor, ADMINISTRATOR, wheel("approval 1", List.of("0", "99")), WheelReason.WRONG_ORDER);
        floor.accept(ADMINISTRATOR, wheel("approval 1", right));
        floor.restart().accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        refuses(floor, ADMINISTRATOR, wheel("approval 2", right), WheelReason.TABLE_OPEN);

        floor.openBetting().pass(60_000);
        refuses(floor, WHEEL, WheelTable.sensing("17"), WheelReason.ANOTHER_WHEEL);
        floor.accept(WHEEL, new WheelCommand.SenseNumber(TABLE, 5, "17"));
    }

    @Test
    @Clause("nsw-rapid-2016:2.4.2")
    void aSmallWheelIsRefused() {
        TestFloor floor = WheelTable.closed(RAPID, WheelOperation.LIVE);

        Refusal refusal = floor.refuse(
                ADMINISTRATOR, new WheelCommand.FitWheel(TABLE, 5, "approval 1", labels(Wheel.SINGLE_ZERO), 749));

        assertThat(refusal.reason()).isEqualTo(WheelReason.WHEEL_TOO_SMALL);
        assertThat(refusal.rule().map(RuleId::rule)).contains("2.4.2");
        floor.accept(ADMINISTRATOR, new WheelCommand.FitWheel(TABLE, 5, "approval 1", labels(Wheel.SINGLE_ZERO), 750));
    }

    @Test
    @Clause("nsw-rapid-2016:2.4.4")
    void aBallIsNeitherMetallicNorTooSmallNorTooLarge() {
        TestFloor floor = WheelTable.closed(RAPID, WheelOperation.LIVE);

        refuses(floor, ADMINISTRATOR, ball("approval 1", 20_000, true), WheelReason.METAL_BALL);
        refuses(floor, ADMINISTRATOR, ball("approval 1", 16_999, false), WheelReason.BALL_SIZE);
        refuses(floor, ADMINISTRATOR, ball("approval 1", 23_001, false), WheelReason.BALL_SIZE);
        floor.accept(ADMINISTRATOR, ball("approval 1", 23_000, false));
    }

    @Test
    @Clause({"act-american-roulette-2005:2.2", "act-american-roulette-2005:2.3", "act-american-roulette-2005:A/Ball"})
    void inPlayTheDealerChangesTheBallWithASupervisor() {
        TestFloor floor = WheelTable.live(AMERICAN).spun().floor();

        refuses(floor, DEALER, ball("approval 2", 20_000, false), AuthorityReason.SECOND_PERSON_NEEDED);
        refuses(floor, ADMINISTRATOR, ball("approval 2", 20_000, false), AuthorityReason.NOT_ENTITLED);
        assertThat(floor.refuse(DEALER, countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), ball("", 20_000, false))
                        .reason())
                .isEqualTo(EquipmentReason.NOT_APPROVED);
        List<Event> events = floor.accept(
                DEALER, countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), ball("approval 2", 20_000, false));

        WheelEvent.BallChanged changed = the(WheelEvent.BallChanged.class, events);
        assertThat(changed.round()).isEqualTo(1);
        assertThat(changed.by().second().orElseThrow().person()).isEqualTo(SUPERVISOR.number());
        floor.restart();
    }

    @Test
    @Clause("nsw-rapid-2016:11.4.6")
    void onlyATextThatKnowsItHasBallsExamined() {
        for (String text : List.of(MULTI, AMERICAN)) {
            TestFloor floor = WheelTable.live(text).floor();

            refuses(floor, SUPERVISOR, new WheelCommand.ExamineBall(TABLE), AuthorityReason.ACT_UNKNOWN);
        }
    }

    private static void refuses(TestFloor floor, Origin who, WheelCommand command, Reason reason) {
        assertThat(floor.refuse(who, command).reason()).isEqualTo(reason);
    }

    private static WheelCommand wheel(String approval, List<String> clockwise) {
        return new WheelCommand.FitWheel(TABLE, 5, approval, clockwise, LARGE_MILLIMETRES);
    }

    private static WheelCommand ball(String approval, int micrometres, boolean metallic) {
        return new WheelCommand.ChangeBall(TABLE, approval, micrometres, metallic);
    }

    private static List<String> labels(Wheel wheel) {
        return wheel.clockwise().stream().map(Pocket::label).toList();
    }
}
