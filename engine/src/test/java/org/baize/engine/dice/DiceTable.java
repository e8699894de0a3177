package org.baize.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.event.Event;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.sicbo.DiceRules.Side;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShooterMode;
import org.baize.rules.sicbo.TumblerIncident;

/** A sic bo table to test on: three terminals with five hundred dollars each, and a supervisor on the floor. */
final class DiceTable {

    static final Origin TUMBLER = Origin.device(TABLE);
    static final long PERIOD_MILLIS = 40_000;
    static final long CHIPS_CENTS = 500_00;

    private final TestFloor floor;

    private DiceTable(TestFloor floor, Role supervisor) {
        this.floor = floor;
        floor.signOn(SUPERVISOR, Command.NONE, supervisor);
        floor.buyIn(1, 5).buyIn(2, 5).buyIn(3, 5);
    }

    static DiceTable dealt(ShakeMode mode) {
        return dealt(mode, true);
    }

    static DiceTable dealt(ShakeMode mode, boolean showTotal) {
        return new DiceTable(
                floor(MULTI, new DealingChoice.Dice(mode, Optional.empty(), showTotal), Apparatus.DEALER_TUMBLER),
                Role.CASINO_SUPERVISOR);
    }

    static DiceTable automatic(ShooterMode mode) {
        return new DiceTable(
                floor(
                        SIC_BO,
                        new DealingChoice.Dice(ShakeMode.AUTOMATIC, Optional.of(mode), true),
                        Apparatus.AUTOMATED_TUMBLER),
                Role.ELECTRONIC_GAMING_SUPERVISOR);
    }

    static DiceTable inTurn() {
        return automatic(new ShooterMode.InTurn(ShooterMode.NoWager.SHOOT));
    }

    private static TestFloor floor(String text, DealingChoice dealing, Apparatus apparatus) {
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(text), "sic-bo");
        TestFloor floor = TestFloor.empty();
        floor.install(
                TABLE,
                text,
                new TableSetup(usual.game(), usual.limits(), dealing, usual.floor(), usual.money()),
                apparatus);
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        return floor;
    }

    TestFloor floor() {
        return floor;
    }

    /** Betting is open and the terminal has so much on Small. */
    DiceTable wagering(int terminal, long cents) {
        if (phase() != RoundPhase.BETTING) {
            floor.openBetting();
        }
        floor.place(terminal, "small", cents);
        if (floor.table(TABLE).rulebook().id().equals(MULTI)) {
            floor.confirm(terminal);
        }
        return this;
    }

    DiceTable untilClosed() {
        floor.pass(PERIOD_MILLIS);
        return this;
    }

    List<Event> activate() {
        return floor.accept(DEALER, new DiceCommand.ActivateTumbler(TABLE));
    }

    List<Event> shoot(int terminal) {
        return floor.accept(Origin.terminal(terminal), new DiceCommand.Shoot(TABLE, terminal));
    }

    List<Event> read(Integer... faces) {
        return floor.accept(TUMBLER, reading(0, faces));
    }

    List<Event> key(Integer... faces) {
        return floor.accept(DEALER, new DiceCommand.KeyDice(TABLE, List.of(faces)));
    }

    List<Event> confirm() {
        return floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
    }

    List<Event> report(Origin who, TumblerIncident incident) {
        return floor.accept(who, new DiceCommand.ReportIncident(TABLE, incident, "seen at the table"));
    }

    List<Event> declareVoid() {
        return floor.accept(SUPERVISOR, new DiceCommand.DeclareVoid(TABLE, "the dice cannot be read"));
    }

    /** What the device reports of the latest activation. */
    DiceCommand reading(int cocked, Integer... faces) {
        return new DiceCommand.ReadDice(TABLE, tumbler().spin().number(), List.of(faces), Side.UPPER, cocked, false);
    }

    TumblerState tumbler() {
        return Tumblers.state(floor.table(TABLE));
    }

    RoundPhase phase() {
        return floor.table(TABLE).round().phase();
    }

    long round() {
        return floor.table(TABLE).round().number();
    }

    void refuses(Origin who, Command command, Reason reason, String rule) {
        Refusal refusal = floor.refuse(who, command);
        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.rule().map(RuleId::rule)).contains(rule);
    }

    void refuses(Origin who, Command command, Reason reason) {
        assertThat(floor.refuse(who, command).reason()).isEqualTo(reason);
    }

    void haveAll(long cents) {
        assertThat(List.of(floor.chipsCents(1), floor.chipsCents(2), floor.chipsCents(3)))
                .containsOnly(cents);
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
