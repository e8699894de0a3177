package org.baize.engine.wheel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.BallDirection;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;

/**
 * A roulette table to test on: three terminals with a hundred dollars each, a dealer, and a supervisor on the floor.
 */
final class WheelTable {

    static final Origin WHEEL = Origin.device(TABLE);
    static final long PERIOD_MILLIS = 40_000;
    static final long CHIPS_CENTS = 100_00;

    private final TestFloor floor;

    private WheelTable(TestFloor floor) {
        this.floor = floor;
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.buyIn(1, 1).buyIn(2, 1).buyIn(3, 1);
    }

    static WheelTable live(String rulebookId) {
        return new WheelTable(TestFloor.with(rulebookId, gameOf(rulebookId), Apparatus.LIVE_WHEEL));
    }

    static WheelTable automated() {
        return new WheelTable(TestFloor.with(RAPID, gameOf(RAPID), Apparatus.AUTOMATED_WHEEL));
    }

    static WheelTable twoZeros() {
        return new WheelTable(TestFloor.with(AMERICAN, "roulette-double-zero", Apparatus.LIVE_WHEEL));
    }

    /** A table where betting ends when the dealer calls it. */
    static WheelTable called() {
        TestFloor floor = closed(AMERICAN, WheelOperation.DEALER_CALLED);
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        return new WheelTable(floor);
    }

    /** A table that is not open yet. */
    static TestFloor closed(String rulebookId, WheelOperation operation) {
        TableSpec usual = TestFloor.spec(
                TABLE,
                rulebookId,
                DefaultSetup.of(Rulebooks.byId(rulebookId), gameOf(rulebookId)),
                Apparatus.LIVE_WHEEL);
        TableSpec.Installation there = usual.installation();
        TableSpec spec = new TableSpec(
                usual.name(),
                usual.rulebookId(),
                usual.setup(),
                new TableSpec.Installation(
                        there.apparatus(), Optional.of(operation), there.form(), there.station(), there.approved()));
        TestFloor floor = TestFloor.empty();
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        return floor;
    }

    static String gameOf(String rulebookId) {
        return rulebookId.equals(AMERICAN) ? "roulette-single-zero" : "roulette";
    }

    static Stream<String> texts() {
        return Stream.of(TestFloor.MULTI, AMERICAN, RAPID);
    }

    TestFloor floor() {
        return floor;
    }

    /** Betting opens and terminal 1 has ten dollars on 17, for good where the text has wagers confirmed. */
    WheelTable openWithTenOn17() {
        if (phase() != RoundPhase.BETTING) {
            floor.openBetting();
        }
        floor.place(1, "straight:17", 10_00);
        if (floor.table(TABLE).rulebook().id().equals(TestFloor.MULTI)) {
            floor.confirm(1);
        }
        assertThat(chipsCents()).isEqualTo(CHIPS_CENTS - 10_00);
        return this;
    }

    WheelTable untilClosed() {
        floor.pass(PERIOD_MILLIS);
        assertThat(phase()).isEqualTo(RoundPhase.CLOSED);
        return this;
    }

    /** A spin that has been started when betting is over. */
    WheelTable spun() {
        openWithTenOn17().untilClosed();
        floor.pass(1_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        return this;
    }

    List<Event> track(BallDirection direction, int revolutions) {
        return floor.accept(WHEEL, new WheelCommand.TrackBall(TABLE, direction, OptionalInt.of(revolutions)));
    }

    List<Event> sense(String number) {
        return floor.accept(WHEEL, sensing(number));
    }

    List<Event> key(String number) {
        return floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
    }

    List<Event> confirm() {
        return floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
    }

    List<Event> noSpin(NoSpinGround ground) {
        return floor.accept(DEALER, new WheelCommand.CallNoSpin(TABLE, ground, "seen by the dealer"));
    }

    static WheelCommand sensing(String number) {
        return new WheelCommand.SenseNumber(TABLE, WheelState.FIRST_WHEEL, number);
    }

    void refuses(Origin who, Command command, Reason reason, String rule) {
        Refusal refusal = floor.refuse(who, command);
        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.rule().map(RuleId::rule)).contains(rule);
    }

    void refuses(Origin who, Command command, Reason reason) {
        assertThat(floor.refuse(who, command).reason()).isEqualTo(reason);
    }

    RoundPhase phase() {
        return floor.table(TABLE).round().phase();
    }

    long chipsCents() {
        return floor.chipsCents(1);
    }

    /** The first event of that kind. */
    static <E extends Event> E the(Class<E> kind, List<Event> events) {
        return events.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + kind + " in " + events));
    }
}
