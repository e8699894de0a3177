package org.baize.engine.meters;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.state.FloorState;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.PayableItem;

/**
 * What must hold after every command. Each check reads the same money from two sides: from the players' accounts and
 * from the house's, or from the ledger and from the papers that are out.
 */
public final class Audit {

    private final FloorState state;
    private final Meters meters;
    private final List<String> findings = new ArrayList<>();

    private Audit(FloorState state) {
        this.state = state;
        this.meters = Meters.of(state);
    }

    /** Everything that does not agree, in words; empty when all is well. */
    public static List<String> findings(FloorState state) {
        Audit audit = new Audit(state);
        audit.ledger();
        audit.credit();
        audit.house();
        audit.papers();
        audit.demands();
        return List.copyOf(audit.findings);
    }

    private void ledger() {
        agree("the sum of all accounts", state.ledger().sumCents(), 0);
        agree("what passes the accounts of players who have gone", balance(AccountKind.GONE_PLAYERS), 0);
    }

    /** Credit = all in + wins - all out - turnover, at every terminal and so on the floor. */
    private void credit() {
        for (TerminalMeters terminal : meters.terminals()) {
            agree(
                    "the credit of terminal " + terminal.terminal(),
                    terminal.reading().creditCents(),
                    terminal.reading().expectedCreditCents());
            long stacked = terminal.notes().entrySet().stream()
                    .mapToLong(note -> note.getKey() * note.getValue())
                    .sum();
            agree(
                    "the notes of terminal " + terminal.terminal(),
                    stacked,
                    terminal.reading().in().notes());
        }
    }

    /** What players staked and won is what tables collected and paid. */
    private void house() {
        long forfeited = state.ledger().accounts().stream()
                .filter(account -> account.id().kind() == AccountKind.IN_PLAY)
                .mapToLong(account -> account.outCents(Flow.FORFEITED))
                .sum();
        long turnover =
                meters.tables().stream().mapToLong(TableMeters::turnover).sum();
        long wins = meters.tables().stream().mapToLong(TableMeters::wins).sum();
        Reading floor = meters.floor();
        agree("the turnover of all tables", turnover, floor.gaming().turnover() - floor.atStakeCents() - forfeited);
        agree("the wins at all tables", wins, floor.gaming().wins() + balance(AccountKind.RECEIVABLES));
        agree("what was brought in", -balance(AccountKind.NOTES), floor.in().notes());
        agree(
                "what the monitoring system moved",
                -balance(AccountKind.MONITORING),
                floor.in().transfers() - floor.out().transfers());
        agree(
                "what went over the tables",
                -balance(AccountKind.TABLE_BANK),
                floor.in().table() - floor.out().table());
    }

    /** Every paper that is out is owed, and nothing else is. */
    private void papers() {
        Set<PaperState> payable = EnumSet.of(PaperState.OUTSTANDING, PaperState.DELAYED);
        Set<PaperState> kept = EnumSet.of(PaperState.WITHHELD, PaperState.RETURN_DEMANDED);
        long tickets = 0;
        long vouchers = 0;
        long withheld = state.creditHolds().all().stream()
                .filter(CreditHold::open)
                .mapToLong(hold -> hold.amount().heldCents() + hold.amount().owedCents())
                .sum();
        for (Slip slip : state.papers().slips()) {
            if (kept.contains(slip.state())) {
                withheld += slip.cents();
            } else if (payable.contains(slip.state()) && slip.item() == PayableItem.TICKET) {
                tickets += slip.cents();
            } else if (payable.contains(slip.state())) {
                vouchers += slip.cents();
            }
        }
        agree("tickets that are out", tickets, balance(AccountKind.TICKETS));
        agree("vouchers that are out", vouchers, balance(AccountKind.VOUCHERS));
        agree("papers and credit that are kept back", withheld, balance(AccountKind.WITHHELD));
    }

    /** What was asked back and was not there is owed until a case lets it go, and nothing else is demanded. */
    private void demands() {
        long demanded = 0;
        for (CreditHold hold : state.creditHolds().all()) {
            AccountId debt = new AccountId(AccountKind.DEMANDED, hold.owner().terminal(), hold.number());
            long owed = -state.ledger().balanceCents(debt);
            boolean letGo = !hold.open() && owed == 0;
            agree(
                    "what is demanded in case " + hold.number(),
                    owed,
                    letGo ? 0 : hold.amount().owedCents());
            demanded += owed;
        }
        agree("all that is demanded", -balance(AccountKind.DEMANDED), demanded);
    }

    private long balance(AccountKind kind) {
        return state.ledger().accounts().stream()
                .filter(account -> account.id().kind() == kind)
                .mapToLong(Account::balanceCents)
                .sum();
    }

    private void agree(String what, long oneCents, long otherCents) {
        if (oneCents != otherCents) {
            findings.add(what + ": " + oneCents + " cents on one side, " + otherCents + " on the other");
        }
    }
}
