package org.baize.engine.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.baize.engine.ledger.Mutation;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.ApparatusRules;
import org.baize.rules.round.Closer;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.setup.OwnLimits;

/** One table: what it is, how it stands, its latest round and the wagers on it. */
public final class Table {

    /** How many resolved rounds can still be corrected; older ones are paid by hand. */
    public static final int ROUNDS_KEPT = 64;

    /** Score cards show every coup of a shoe: eight decks have cards for at most so many. */
    static final int COUPS_KEPT = 104;

    private final int number;
    private final Deque<PastRound> past = new ArrayDeque<>();
    private final TreeSet<Integer> advised = new TreeSet<>();
    private TableSpec spec;
    private final Plays plays;
    private Layout layout;
    private UndoStacks undo = new UndoStacks();
    private TableStatus status = TableStatus.INSTALLED;
    private Seating seating = Seating.NEW;
    private Round round = Round.NONE;
    private DeviceState device;
    private FaultFile faults = FaultFile.EMPTY;
    private boolean stopped;
    private Cloth cloth = Cloth.BARE;

    Table(int number, TableSpec spec, Rulebook rulebook) {
        this.number = number;
        this.spec = spec;
        this.plays = new Plays(rulebook, spec.setup());
        this.layout = new Layout(play().payTable().bets().size());
        this.device = switch (spec.apparatus()) {
            case SHOE -> ShoeState.EMPTY;
            case LIVE_WHEEL, AUTOMATED_WHEEL -> DeviceState.WheelState.AT_REST;
            case DEALER_TUMBLER, AUTOMATED_TUMBLER -> DeviceState.TumblerState.UNUSED;
        };
    }

    static Table restore(TableSnapshot snapshot, Rulebook rulebook) {
        Table table = new Table(snapshot.number(), snapshot.spec(), rulebook);
        table.status = snapshot.status();
        table.seating(snapshot.seating());
        table.round = snapshot.round();
        table.device = snapshot.device();
        table.faults(snapshot.faults());
        table.cloth = snapshot.cloth();
        table.past.addAll(snapshot.past());
        table.advised.addAll(snapshot.advised());
        snapshot.seats().forEach(seat -> seat.restore(table.layout, table.undo));
        return table;
    }

    TableSnapshot snapshot() {
        List<SeatSnapshot> seats = new ArrayList<>();
        for (int seat = 0; seat < layout.seats(); seat++) {
            seats.add(SeatSnapshot.of(layout, undo, seat));
        }
        return new TableSnapshot(
                number,
                spec,
                status,
                seating,
                round,
                device,
                faults,
                cloth,
                List.copyOf(past),
                List.copyOf(advised),
                seats);
    }

    public int number() {
        return number;
    }

    public TableSpec spec() {
        return spec;
    }

    public Play<?, ?> play() {
        return plays.ofTable();
    }

    /**
     * The game as it is for one terminal: under limits of its own, and with a higher maximum, if its patron was granted
     * one.
     */
    public Play<?, ?> playFor(Terminal terminal) {
        Play<?, ?> raised = plays.raisedAt(terminal.number());
        return raised != null && seating.grantedTo(terminal) ? raised : plays.at(terminal.number());
    }

    /** The game for what lies there already: nobody else's wager can be above the terminal's own maximum. */
    public Play<?, ?> playOf(int terminal) {
        Play<?, ?> raised = plays.raisedAt(terminal);
        return raised != null ? raised : plays.at(terminal);
    }

    /** Betting has no deadline here: it lasts until the dealer calls no more bets. */
    public boolean closeIsCalled() {
        return spec.installation()
                        .operation()
                        .filter(how -> how == WheelOperation.DEALER_CALLED)
                        .isPresent()
                || rulebook().dealing().rounds().period().closers().stream()
                        .allMatch(closer -> closer.value() == Closer.DEALER_CALL);
    }

    public Rulebook rulebook() {
        return play().rulebook();
    }

    /** What the text says about rounds on this table's apparatus. */
    public ApparatusRules apparatusRules() {
        return rulebook().dealing().rounds().on(spec.apparatus());
    }

    public Layout layout() {
        return layout;
    }

    public UndoStacks undo() {
        return undo;
    }

    public TableStatus status() {
        return status;
    }

    /** Takes part in play: the house has it open, and it does not stand still for a fault. Neither ends the other. */
    public boolean open() {
        return !stopped && status.open();
    }

    /** Stands still for a fault of an earlier round: staff deal nothing more until it is decided. */
    public boolean standsStill() {
        return stopped;
    }

    /** Nothing of this round is paid: somebody must first decide about it, or about what the table stands still for. */
    public boolean paysNothing() {
        return stopped || held();
    }

    /** The round under way waits for a decision: about a fault, about the cards, or about the dice. */
    public boolean held() {
        return heldBeside(List.of());
    }

    /** Whether it would still wait if these cases were decided. */
    public boolean heldBeside(List<FaultCase> decided) {
        return round.phase().running() && (faults.holdsBeside(round.number(), decided) || device.holds(round));
    }

    /** Whether it would still wait if this about the cards were decided. */
    public boolean heldBeside(Finding decided) {
        boolean byCards = device instanceof ShoeState cards && cards.holdsBeside(round, List.of(decided));
        return round.phase().running() && (faults.holds(round.number()) || byCards);
    }

    public Seating seating() {
        return seating;
    }

    public Round round() {
        return round;
    }

    public DeviceState device() {
        return device;
    }

    /** What waits for a decision here. */
    public FaultFile faults() {
        return faults;
    }

    public Cloth cloth() {
        return cloth;
    }

    /** Cash lies there that is not counted: the round cannot be settled before it is. */
    public boolean awaitsCash() {
        return !cloth.buttons().isEmpty();
    }

    /** Wagers are laid in boxes here. */
    public boolean boxed() {
        return spec.cloth().boxes().isPresent();
    }

    /** Whether this player was told that wagers below the minimum go back. */
    public boolean advised(int terminal) {
        return advised.contains(terminal);
    }

    /** The round that was resolved last. */
    public Optional<PastRound> latest() {
        return Optional.ofNullable(past.peekLast());
    }

    /** The resolved round of that number, as long as it can be corrected. */
    public Optional<PastRound> past(long roundNumber) {
        return past.stream()
                .skip(Math.max(0, past.size() - ROUNDS_KEPT))
                .filter(one -> one.number() == roundNumber)
                .findFirst();
    }

    /** The resolved rounds that are kept, oldest first. */
    public List<PastRound> pastRounds() {
        return List.copyOf(past);
    }

    @Mutation
    public void round(Round changed) {
        round = changed;
    }

    @Mutation
    public void device(DeviceState changed) {
        device = changed;
    }

    @Mutation
    public void faults(FaultFile changed) {
        faults = changed;
        stopped = changed.stops();
    }

    @Mutation
    public void cloth(Cloth changed) {
        cloth = changed;
    }

    @Mutation
    public void status(TableStatus changed) {
        status = changed;
    }

    @Mutation
    public void seating(Seating changed) {
        seating = changed;
        plays.grant(changed.personal());
    }

    /** A terminal that reaches this table has narrower limits of its own. */
    @Mutation
    void limit(int terminal, OwnLimits own) {
        plays.limit(terminal, own);
    }

    /** From the next round on the table plays under other settings; only between rounds. */
    @Mutation
    public void respecify(TableSpec changed) {
        if (round.phase().running()) {
            throw new IllegalStateException("table " + number + " is in round " + round);
        }
        spec = changed;
        plays.respecify(changed.setup());
        if (play().payTable().bets().size() != layout.bets()) {
            layout = new Layout(play().payTable().bets().size());
            undo = new UndoStacks();
        }
    }

    @Mutation
    public void advise(int terminal) {
        advised.add(terminal);
    }

    /** Remembers a resolved round and forgets the oldest. */
    @Mutation
    public void remember(PastRound resolved) {
        past.addLast(resolved);
        if (past.size() > (device instanceof ShoeState ? COUPS_KEPT : ROUNDS_KEPT)) {
            past.removeFirst();
        }
    }

    /** A correction beside a resolved round. */
    @Mutation
    public void correct(PastRound corrected) {
        List<PastRound> all = new ArrayList<>(past);
        past.clear();
        all.forEach(one -> past.addLast(one.number() == corrected.number() ? corrected : one));
    }

    /** The player at the terminal has gone: whoever comes next repeats, takes back and inherits nothing. */
    @Mutation
    public void forget(int terminal) {
        advised.remove(terminal);
        seating = seating.without(terminal);
        if (device instanceof ShoeState cards) {
            device = cards.with(cards.noBets().without(terminal));
        }
        int seat = layout.seatOf(terminal);
        if (seat >= 0) {
            layout.forget(seat);
            undo.clear(seat);
        }
    }
}
