package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.state.Table;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;

/**
 * A table where things go wrong: three terminals with a hundred dollars each, and everybody who may decide something.
 */
final class FaultTable {

    static final long PERIOD_MILLIS = 40_000;
    static final String WHY = "seen on the recording";

    /** A supervisor signs at the terminal of another. */
    static final Countersign SIGNED = TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR);

    private final TestFloor floor;
    private final String rulebookId;

    private FaultTable(String rulebookId, String gameId, Apparatus apparatus) {
        this.rulebookId = rulebookId;
        this.floor = TestFloor.with(rulebookId, gameId, apparatus);
        floor.signOn(
                SUPERVISOR,
                Command.NONE,
                rulebookId.equals(SIC_BO) ? Role.ELECTRONIC_GAMING_SUPERVISOR : Role.CASINO_SUPERVISOR);
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        floor.buyIn(1, 1).buyIn(2, 1).buyIn(3, 1);
    }

    static FaultTable wheel(String rulebookId) {
        String game = rulebookId.equals(AMERICAN) ? "roulette-single-zero" : "roulette";
        return new FaultTable(rulebookId, game, Apparatus.LIVE_WHEEL);
    }

    static FaultTable automatedWheel() {
        return new FaultTable(TestFloor.RAPID, "roulette", Apparatus.AUTOMATED_WHEEL);
    }

    static FaultTable dice() {
        return new FaultTable(SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
    }

    TestFloor floor() {
        return floor;
    }

    Table table() {
        return floor.table(TABLE);
    }

    long round() {
        return table().round().number();
    }

    RoundPhase phase() {
        return table().round().phase();
    }

    long chipsCents(int terminal) {
        return floor.chipsCents(terminal);
    }

    /** The number of the latest case. */
    long latestCase() {
        return table().faults().cases().getLast().number();
    }

    FaultTable open() {
        if (phase() != RoundPhase.BETTING) {
            floor.openBetting();
        }
        return this;
    }

    /** A wager that counts. */
    FaultTable wager(int terminal, String bet, long cents) {
        floor.place(terminal, bet, cents);
        if (rulebookId.equals(MULTI)) {
            floor.confirm(terminal);
        }
        return this;
    }

    FaultTable close() {
        floor.pass(PERIOD_MILLIS);
        assertThat(phase()).isEqualTo(RoundPhase.CLOSED);
        return this;
    }

    /** The ball is spun and the number keyed in, not confirmed. */
    FaultTable key(String number) {
        floor.pass(1_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        assertThat(phase()).isEqualTo(RoundPhase.RESULT);
        return this;
    }

    FaultTable settle(String number) {
        key(number);
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(phase()).isEqualTo(RoundPhase.SETTLED);
        return this;
    }

    /** One whole round with one wager of terminal 1. */
    FaultTable played(String bet, long cents, String number) {
        return open().wager(1, bet, cents).close().settle(number);
    }

    List<Event> correct(long round, String number) {
        return floor.accept(SUPERVISOR, new FaultCommand.CorrectResult(TABLE, round, number, WHY));
    }

    List<Event> fail(Origin who, FaultyPart part, Symptom symptom) {
        return floor.accept(who, failing(Command.NONE, part, symptom));
    }

    List<Event> failTerminal(Origin who, int terminal, Symptom symptom) {
        return floor.accept(who, failing(terminal, FaultyPart.PLAYER_TERMINAL, symptom));
    }

    FaultCommand failing(int terminal, FaultyPart part, Symptom symptom) {
        return new FaultCommand.ReportFault(TABLE, terminal, round(), Fault.of(part, symptom, floor.nowMillis()), WHY);
    }

    void refuses(Origin who, Command command, Reason reason, String rule) {
        Refusal refusal = floor.refuse(who, command);
        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.rule()).contains(new RuleId(rulebookId, rule));
    }

    void refuses(Origin who, Command command, Reason reason) {
        assertThat(floor.refuse(who, command).reason()).isEqualTo(reason);
    }

    /** What one kind of account holds over the whole floor. */
    long allCents(AccountKind kind) {
        return floor.floor().state().ledger().accounts().stream()
                .filter(account -> account.id().kind() == kind)
                .mapToLong(account -> account.balanceCents())
                .sum();
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
