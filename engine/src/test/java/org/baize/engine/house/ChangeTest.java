package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.house.HouseFloor.finish;
import static org.baize.engine.house.HouseFloor.show;

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
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.WageringPeriod;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.SetupReason;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.ChangeReason;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Changes of what the operator chose: by whom, with which notice, from which round. */
class ChangeTest {

    private static final LimitChoice.Line HIGHER = new LimitChoice.Line(10_00, 1000_00, 10_00);

    @Test
    @Clause({"act-multi-terminal-2019:3.1/change", "act-multi-terminal-2019:A.1/Casino Operator"})
    void changesLimitsFromALaterRoundAfterANotice() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        TableSetup before = setup(floor);
        TableSetup after = limits(before, HIGHER);
        floor.buyIn(1, 1).openBetting();
        assertThat(floor.refuse(DEALER, change(after)).reason()).isEqualTo(AuthorityReason.NOT_ENTITLED);
        floor.accept(OPERATOR, change(after));
        floor.place(1, "red", 5_00).confirm(1);
        finish(floor);

        floor.openBetting();
        assertThat(setup(floor)).as("not shown yet").isEqualTo(before);
        show(floor, 1);
        assertThat(setup(floor)).as("inside a round").isEqualTo(before);
        floor.place(1, "red", 5_00).confirm(1);
        finish(floor);
        floor.restart();
        List<Event> opened = floor.accept(DEALER, new RoundCommand.OpenBetting(TABLE));

        assertThat(opened.getFirst()).isEqualTo(new HouseEvent.ChangeTookEffect(TABLE, after));
        assertThat(setup(floor)).isEqualTo(after);
        assertThat(floor.table(TABLE).past(1).orElseThrow().setup())
                .as("the round remembers what it was opened under")
                .isEqualTo(before);
        floor.restart();
    }

    @Test
    @Clause({"act-american-roulette-2005:3.1/2", "nsw-rapid-2016:6.1"})
    void entersNoChangeOfLimitsWhileTheTextForbidsIt() {
        for (String text : List.of(TestFloor.AMERICAN, TestFloor.RAPID)) {
            TestFloor floor = HouseFloor.roulette(text);
            Command change = change(limits(setup(floor), HIGHER));
            floor.buyIn(1, 1).openBetting().place(1, "red", 10_00);

            assertThat(floor.refuse(OPERATOR, change).reason()).as(text).isEqualTo(ChangeReason.ROUND_OPEN);
            finish(floor);
            floor.accept(OPERATOR, change);
        }
    }

    @Test
    @Clause("act-american-roulette-2005:3.1/2")
    void tellsEveryStationBeforeALimitChangesAndNeedsNoNoticeWhereNobodyPlays() {
        TestFloor floor = HouseFloor.roulette(TestFloor.AMERICAN);
        TableSetup before = setup(floor);
        TableSetup after = limits(before, HIGHER);
        floor.buyIn(1, 1).accept(OPERATOR, change(after));
        floor.openBetting().place(1, "red", 10_00);
        assertThat(setup(floor)).as("nobody was told").isEqualTo(before);
        HouseFloor.show(floor, 1);
        assertThat(setup(floor)).as("betting is open").isEqualTo(before);
        finish(floor);
        floor.openBetting();
        assertThat(setup(floor)).isEqualTo(after);

        TestFloor empty = HouseFloor.roulette(TestFloor.AMERICAN);
        empty.accept(OPERATOR, change(after));
        empty.openBetting();
        assertThat(setup(empty)).isEqualTo(after);
    }

    @Test
    @Clause("act-american-roulette-2005:13.1")
    void opensTheNextPeriodAtItsNewLength() {
        TestFloor floor = HouseFloor.roulette(TestFloor.AMERICAN);
        TableSetup after = period(setup(floor), 25);
        floor.buyIn(1, 1).openBetting().place(1, "red", 10_00);
        assertThat(floor.refuse(DEALER, change(after)).reason()).isEqualTo(AuthorityReason.NOT_ENTITLED);

        floor.accept(OPERATOR, change(after));
        assertThat(lengthMillis(floor)).isEqualTo(40_000);
        finish(floor);
        floor.openBetting();

        assertThat(lengthMillis(floor)).isEqualTo(25_000);
    }

    @Test
    void cancelsAChangeAndTakesOneAtATime() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        TableSetup before = setup(floor);
        Command change = change(limits(before, HIGHER));
        floor.accept(OPERATOR, change);
        assertThat(floor.refuse(OPERATOR, change).reason()).isEqualTo(FloorReason.CHANGE_WAITING);
        assertThat(floor.refuse(DEALER, new HouseCommand.CancelChange(TABLE)).reason())
                .isEqualTo(AuthorityReason.NOT_ENTITLED);

        floor.accept(OPERATOR, new HouseCommand.CancelChange(TABLE));
        floor.openBetting();

        assertThat(setup(floor)).isEqualTo(before);
        assertThat(floor.refuse(OPERATOR, new HouseCommand.CancelChange(TABLE)).reason())
                .isEqualTo(FloorReason.NOTHING_CHANGED);
    }

    @Test
    void tellsEverythingThatIsWrongWithAChange() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        TableSetup before = setup(floor);
        LimitChoice wrong = new LimitChoice(
                limits(before, new LimitChoice.Line(0, 0, 0)).limits().byLine(),
                OptionalLong.of(5_00),
                OptionalLong.empty(),
                OptionalLong.of(100_00));

        Refusal refusal = floor.refuse(
                OPERATOR,
                change(new TableSetup(before.game(), wrong, before.dealing(), before.floor(), before.money())));

        assertThat(refusal.problems())
                .extracting(problem -> (Object) problem.reason())
                .containsExactly(
                        SetupReason.LIMITS_CROSSED, SetupReason.NO_TOTAL_HERE, SetupReason.NO_DIFFERENTIAL_HERE);
    }

    @Test
    @Clause("act-multi-terminal-2019:8.7(a)/method")
    void changesTheMethodOnTheOperatorsWord() {
        for (String text : List.of(TestFloor.MULTI, TestFloor.MINI, TestFloor.RAPID)) {
            List<String> games = Rulebooks.byId(text).games().stream()
                    .filter(game -> game.kind() == GameKind.BACCARAT)
                    .map(Game::id)
                    .toList();
            TestFloor floor = HouseFloor.staffed(TestFloor.with(text, games.get(0), Apparatus.SHOE));
            TableSetup other = DefaultSetup.of(Rulebooks.byId(text), games.get(1));

            assertThat(floor.refuse(ADMINISTRATOR, change(other)).reason())
                    .as(text)
                    .isEqualTo(AuthorityReason.NOT_ENTITLED);
            floor.accept(OPERATOR, change(other));
        }
    }

    @Test
    @Clause("act-american-roulette-2005:3.2")
    void grantsOnePatronAHigherMaximum() {
        TestFloor floor = HouseFloor.roulette(TestFloor.AMERICAN);
        floor.buyIn(1, 20).buyIn(2, 20);
        Command grant = new HouseCommand.GrantMaximum(TABLE, 1, red(1000_00));
        assertThat(floor.refuse(DEALER, grant).reason()).isEqualTo(AuthorityReason.NOT_ENTITLED);
        floor.accept(OPERATOR, grant);
        floor.restart().openBetting();

        floor.place(1, "red", 1000_00);

        int red = floor.table(TABLE).play().bet("red");
        assertThat(floor.refuse(Origin.terminal(2), new WagerCommand.Place(TABLE, 2, red, 1000_00))
                        .reason())
                .isEqualTo(WagerReason.ABOVE_MAXIMUM);
        finish(floor);
        assertThat(floor.chipsCents(1)).as("all of it was lost on black").isEqualTo(1000_00);
    }

    @Test
    void grantsNoPersonalMaximumWhereTheTextKnowsNone() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1);

        assertThat(floor.refuse(OPERATOR, new HouseCommand.GrantMaximum(TABLE, 1, red(1000_00)))
                        .reason())
                .isEqualTo(AuthorityReason.ACT_UNKNOWN);
    }

    private static Command change(TableSetup to) {
        return new HouseCommand.AnnounceChange(TABLE, to);
    }

    private static Map<String, Long> red(long cents) {
        Map<String, Long> lines = new TreeMap<>();
        lines.put("red", cents);
        return lines;
    }

    private static TableSetup setup(TestFloor floor) {
        return floor.table(TABLE).play().setup();
    }

    private static TableSetup limits(TableSetup before, LimitChoice.Line limits) {
        return new TableSetup(
                before.game(), before.limits().with("red", limits), before.dealing(), before.floor(), before.money());
    }

    private static TableSetup period(TableSetup before, int seconds) {
        FloorChoice old = before.floor();
        FloorChoice changed = new FloorChoice(
                seconds, old.closingNoticeMinutes(), old.terminals(), old.approvedTerminals(), old.hours());
        return new TableSetup(before.game(), before.limits(), before.dealing(), changed, before.money());
    }

    private static long lengthMillis(TestFloor floor) {
        WageringPeriod period = floor.table(TABLE).round().period().orElseThrow();
        return period.closesAtMillis() - period.opensAtMillis();
    }
}
