package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.paper.Slip;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.PaperState;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.MoneyChoice;
import org.baize.rules.setup.TableSetup;

/** A table of one text with three terminals, and what is asked of its money. */
final class MoneyTable {

    private static final long PERIOD_MILLIS = 60_000;

    private final TestFloor floor;
    private final String rulebookId;

    private MoneyTable(TestFloor floor, String rulebookId) {
        this.floor = floor;
        this.rulebookId = rulebookId;
        TestFloor.everybody(floor);
    }

    static MoneyTable of(String rulebookId) {
        return new MoneyTable(TestFloor.with(rulebookId, game(rulebookId), apparatus(rulebookId)), rulebookId);
    }

    /** A table whose tickets have a largest value. */
    static MoneyTable withTicketLimit(String rulebookId, long limitCents) {
        TestFloor floor = TestFloor.empty();
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(rulebookId), game(rulebookId));
        MoneyChoice money = new MoneyChoice(usual.money().acceptedNotesCents(), Optional.of(limitCents));
        floor.install(
                TABLE,
                rulebookId,
                new TableSetup(usual.game(), usual.limits(), usual.dealing(), usual.floor(), money),
                apparatus(rulebookId));
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.openTable(TABLE, DEALER);
        return new MoneyTable(floor, rulebookId);
    }

    private static String game(String rulebookId) {
        return switch (rulebookId) {
            case AMERICAN -> "roulette-single-zero";
            case SIC_BO -> "sic-bo";
            case MINI -> Rulebooks.byId(MINI).games().getFirst().id();
            default -> "roulette";
        };
    }

    private static Apparatus apparatus(String rulebookId) {
        return switch (rulebookId) {
            case SIC_BO -> Apparatus.AUTOMATED_TUMBLER;
            case MINI -> Apparatus.SHOE;
            default -> Apparatus.LIVE_WHEEL;
        };
    }

    TestFloor floor() {
        return floor;
    }

    RuleId rule(String number) {
        return new RuleId(rulebookId, number);
    }

    List<Event> accept(Origin who, Command command) {
        return floor.accept(who, command);
    }

    /** Must be refused for that reason, by that rule of the text. */
    void refuses(Origin who, Command command, Reason reason, String rule) {
        Refusal refusal = floor.refuse(who, command);
        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.rule()).contains(rule(rule));
    }

    /** Must be refused by the floor itself. */
    void refuses(Origin who, Command command, Reason reason) {
        Refusal refusal = floor.refuse(who, command);
        assertThat(refusal.reason()).isEqualTo(reason);
        assertThat(refusal.rule()).isEmpty();
    }

    AccountState account(int terminal) {
        return floor.terminal(terminal).status().account();
    }

    long accountNumber(int terminal) {
        return floor.terminal(terminal).status().accountNumber();
    }

    /** Presses cash-out; the number of the ticket that is being printed. */
    long press(int terminal) {
        floor.accept(Origin.terminal(terminal), new MoneyCommand.CashOut(terminal));
        return floor.terminal(terminal).till().paying().orElseThrow().number().orElseThrow();
    }

    /** A cash-out that goes well; the number of the ticket. */
    long ticket(int terminal) {
        long number = press(terminal);
        floor.accept(Origin.terminal(terminal), new MoneyCommand.TicketPrinted(terminal, number));
        return number;
    }

    Slip slip(long number) {
        return floor.floor().state().papers().slipAt(number);
    }

    PaperState stateOf(long number) {
        return floor.floor()
                .state()
                .papers()
                .slip(number)
                .map(slip -> slip.stateAt(floor.nowMillis()))
                .orElse(PaperState.UNKNOWN);
    }

    /** All papers that can be paid. */
    List<Slip> outstanding() {
        return floor.floor().state().papers().slips().stream()
                .filter(slip -> slip.state() == PaperState.OUTSTANDING)
                .toList();
    }

    MoneyTable open() {
        if (floor.table(TABLE).round().phase() != RoundPhase.BETTING) {
            floor.openBetting();
        }
        return this;
    }

    /** A wager that counts. */
    MoneyTable wager(int terminal, String bet, long cents) {
        floor.place(terminal, bet, cents);
        if (rulebookId.equals(MULTI)) {
            floor.confirm(terminal);
        }
        return this;
    }

    MoneyTable close() {
        floor.pass(PERIOD_MILLIS);
        return this;
    }

    MoneyTable settle(String number) {
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        return this;
    }
}
