package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.view.LimitSign;
import org.baize.engine.view.TerminalView;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.LimitChoice.Line;
import org.baize.rules.setup.OwnLimits;
import org.baize.rules.setup.Problem;
import org.baize.rules.setup.SetupReason;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** A terminal with narrower limits of its own: number 9, beside others under the limits of the table. */
class OwnLimitsTest {

    private static final int NARROW = 9;
    private static final Line TENS_TO_FIFTY = new Line(10_00, 50_00, 10_00);

    @Test
    void takesWhatItsOwnLimitsTake() {
        for (String text : List.of(TestFloor.MULTI, TestFloor.RAPID, TestFloor.AMERICAN)) {
            TestFloor floor = floor(text, own("red", TENS_TO_FIFTY)).restart();
            floor.openBetting();

            floor.send(Origin.terminal(NARROW), place(floor, NARROW, "red", 90_00));
            floor.send(Origin.terminal(NARROW), place(floor, NARROW, "red", 5_00));
            floor.place(NARROW, "black", 90_00);
            floor.place(1, "red", 90_00);

            assertThat(onRed(floor, NARROW)).as(text).isLessThanOrEqualTo(50_00);
            assertThat(onRed(floor, NARROW) % 10_00).as(text).isZero();
            assertThat(onRed(floor, 1)).as(text).isEqualTo(90_00);
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:6.3.2", "nsw-rapid-2016:6.3.3"})
    void cutsToItsOwnMaximumAndItsOwnTotal() {
        TestFloor floor =
                floor(TestFloor.RAPID, new OwnLimits(own("red", TENS_TO_FIFTY).byLine(), OptionalLong.of(70_00)));
        floor.openBetting();

        floor.accept(Origin.terminal(NARROW), place(floor, NARROW, "red", 90_00));
        floor.accept(Origin.terminal(NARROW), place(floor, NARROW, "black", 90_00));

        assertThat(onRed(floor, NARROW)).isEqualTo(50_00);
        assertThat(floor.terminal(NARROW).layout().balanceCents()).isEqualTo(70_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.1/display", "nsw-rapid-2016:6.1", "nsw-rapid-2016:6.1/aggregate"})
    void showsTheLimitsThatItPlaysUnder() {
        TestFloor floor =
                floor(TestFloor.RAPID, new OwnLimits(own("red", TENS_TO_FIFTY).byLine(), OptionalLong.of(70_00)));

        assertThat(sign(floor, NARROW).mostTotalCents()).hasValue(70_00);
        assertThat(red(sign(floor, NARROW)))
                .extracting(LimitSign.Line::minimumCents, LimitSign.Line::maximumCents, LimitSign.Line::stepCents)
                .containsExactly(10_00L, 50_00L, 10_00L);
        assertThat(sign(floor, 1)).isEqualTo(LimitSign.of(floor.table(TABLE).play()));
    }

    @Test
    void isNotInstalledWithLimitsWiderThanTheTables() {
        TestFloor floor = floor(TestFloor.RAPID, own("red", TENS_TO_FIFTY));
        Map<String, Line> lines = new LinkedHashMap<>();
        lines.put("red", new Line(5_00, 900_00, 5_00));
        lines.put("black", new Line(1_00, 50_00, 1_00));
        Map<Integer, OwnLimits> limits = new TreeMap<>();
        limits.put(TABLE, new OwnLimits(lines, OptionalLong.empty()));
        limits.put(77, own("red", TENS_TO_FIFTY));
        TerminalSpec spec =
                new TerminalSpec(List.of(TABLE), true, List.of(5_00L, 5_00L), true, true).withLimits(limits);

        Refusal refusal = floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTerminal(10, spec));

        assertThat(refusal.problems())
                .extracting(Problem::where, Problem::reason)
                .containsExactly(
                        tuple("money.notes", SetupReason.NOT_A_NOTE),
                        tuple("table 1.limits.red", SetupReason.WIDER_THAN_THE_TABLE),
                        tuple("table 1.limits.black", SetupReason.WIDER_THAN_THE_TABLE),
                        tuple("table 77.limits", FloorReason.NOT_AT_THIS_TABLE));
    }

    @Test
    void aSeatAtAClothHasNone() {
        TestFloor floor = TestFloor.empty();
        TableSetup setup = DefaultSetup.of(Rulebooks.byId(TestFloor.AMERICAN), "roulette-single-zero");
        TableSpec plain = TestFloor.spec(TABLE, TestFloor.AMERICAN, setup, Apparatus.LIVE_WHEEL);
        TableSpec.Installation old = plain.installation();
        TableSpec cloth = new TableSpec(
                plain.name(),
                plain.rulebookId(),
                setup,
                new TableSpec.Installation(
                        old.apparatus(), old.operation(), TableForm.STAFF_ENTERED, old.station(), old.approved()));
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, cloth));

        assertThat(floor.refuse(ADMINISTRATOR, install(own("red", TENS_TO_FIFTY), List.of()))
                        .problems())
                .extracting(Problem::reason)
                .containsExactly(FloorReason.NO_SCREEN_HERE);
    }

    @Test
    @Clause({"act-american-roulette-2005:3.2", "act-american-roulette-2005:3.5"})
    void aPatronWhoWasGrantedMoreHasItAboveTheTerminalsOwnMaximum() {
        TestFloor floor = floor(TestFloor.AMERICAN, own("red", TENS_TO_FIFTY));
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        Map<String, Long> granted = new TreeMap<>();
        granted.put("red", 800_00L);
        floor.accept(OPERATOR, new HouseCommand.GrantMaximum(TABLE, NARROW, granted));
        floor.restart().openBetting();

        floor.place(NARROW, "red", 800_00);

        assertThat(floor.refuse(Origin.terminal(NARROW), place(floor, NARROW, "red", 10_00))
                        .reason())
                .isEqualTo(WagerReason.ABOVE_MAXIMUM);
        assertThat(red(sign(floor, NARROW)).maximumCents()).isEqualTo(800_00);
        assertThat(red(sign(floor, NARROW)).minimumCents())
                .as("the minimum stays the terminal's")
                .isEqualTo(10_00);
        floor.pass(60_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "17"));
        assertThat(floor.chipsCents(NARROW)).as("all of it stood and lost").isEqualTo(200_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:3.1/change")
    void givesWayWhereTheTablesLimitsAreChangedLater() {
        TestFloor floor = floor(TestFloor.MULTI, own("red", TENS_TO_FIFTY));
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        TableSetup before = floor.table(TABLE).play().setup();
        TableSetup after = new TableSetup(
                before.game(),
                before.limits().with("red", new Line(25_00, 500_00, 25_00)),
                before.dealing(),
                before.floor(),
                before.money());
        floor.accept(OPERATOR, new HouseCommand.AnnounceChange(TABLE, after));
        List.of(1, 2, 3, NARROW)
                .forEach(terminal ->
                        floor.send(Origin.terminal(terminal), new HouseCommand.ShowNotice(TABLE, terminal)));
        floor.openBetting();

        LimitSign.Line red = red(sign(floor.restart(), NARROW));

        assertThat(List.of(red.minimumCents(), red.maximumCents(), red.stepCents()))
                .containsExactly(25_00L, 50_00L, 25_00L);
    }

    private static TestFloor floor(String text, OwnLimits own) {
        String game = text.equals(TestFloor.AMERICAN) ? "roulette-single-zero" : "roulette";
        TestFloor floor = TestFloor.with(text, game, Apparatus.LIVE_WHEEL);
        floor.accept(ADMINISTRATOR, install(own, List.of(100_00L)));
        return floor.buyIn(1, 10).buyIn(NARROW, 10);
    }

    private static Command install(OwnLimits own, List<Long> notes) {
        Map<Integer, OwnLimits> limits = new TreeMap<>();
        limits.put(TABLE, own);
        return new SetupCommand.InstallTerminal(
                NARROW, new TerminalSpec(List.of(TABLE), true, notes, true, true).withLimits(limits));
    }

    private static OwnLimits own(String line, Line limits) {
        return new OwnLimits(Collections.singletonMap(line, limits), OptionalLong.empty());
    }

    private static Command place(TestFloor floor, int terminal, String bet, long cents) {
        return new WagerCommand.Place(TABLE, terminal, floor.table(TABLE).play().bet(bet), cents);
    }

    private static long onRed(TestFloor floor, int terminal) {
        int seat = floor.table(TABLE).layout().seatOf(terminal);
        return floor.table(TABLE)
                .layout()
                .pendingCents(seat, floor.table(TABLE).play().bet("red"));
    }

    private static LimitSign sign(TestFloor floor, int terminal) {
        return TerminalView.of(floor.floor().state(), terminal, TABLE, 0).limits();
    }

    private static LimitSign.Line red(LimitSign sign) {
        return sign.lines().stream()
                .filter(line -> line.key().equals("red"))
                .findFirst()
                .orElseThrow();
    }
}
