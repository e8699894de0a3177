package org.baize.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.cards.CardReaction;
import org.baize.engine.chapter.Deadlines;
import org.baize.engine.chapter.Moment;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.dice.DiceReaction;
import org.baize.engine.dice.ShootDeadline;
import org.baize.engine.event.Event;
import org.baize.engine.event.Signature;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.fault.FaultReaction;
import org.baize.engine.house.HouseReaction;
import org.baize.engine.house.LeaveReaction;
import org.baize.engine.money.HeldTransfers;
import org.baize.engine.money.OwedVouchers;
import org.baize.engine.payment.DueCredit;
import org.baize.engine.round.BettingDeadline;
import org.baize.engine.round.RoundReaction;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;

/**
 * The floor: commands in, events out, one after the other. It knows which chapter decides and applies what, and nothing
 * else. The same requests in the same order lead to the same state.
 */
public final class Floor {

    /** So many of its latest answers are kept for each origin, and not more requests may be under way from one. */
    public static final int ANSWERS_KEPT = 16;

    private final FloorState state;
    private final Origins origins;
    private final Door door;
    private final Deciders deciders;
    private final Appliers appliers;
    private final List<Reaction> reactions;
    private final List<Deadlines> deadlines;
    private long nowMillis;
    private long nextDueMillis;

    public Floor() {
        this(new FloorState(), new Origins(), 0);
    }

    private Floor(FloorState state, Origins origins, long nowMillis) {
        this.state = state;
        this.origins = origins;
        this.door = new Door(state);
        this.deciders = new Deciders(state);
        this.appliers = new Appliers(state);
        this.reactions = List.of(
                new DueCredit(state),
                new DiceReaction(state),
                new FaultReaction(state),
                new OwedVouchers(state),
                new HeldTransfers(state),
                new HouseReaction(state),
                new LeaveReaction(state),
                new RoundReaction(state),
                new CardReaction(state));
        this.deadlines = List.of(new BettingDeadline(), new ShootDeadline());
        this.nowMillis = nowMillis;
        this.nextDueMillis = earliestDue();
    }

    public static Floor restore(FloorSnapshot snapshot) {
        return new Floor(
                FloorState.restore(snapshot.state()), Origins.restore(snapshot.origins()), snapshot.nowMillis());
    }

    public FloorSnapshot snapshot() {
        return new FloorSnapshot(nowMillis, state.snapshot(), origins.snapshot());
    }

    /** What the floor knows, to read. */
    public FloorState state() {
        return state;
    }

    /** When something happens by itself next; {@link Deadlines#NEVER} if nothing does. */
    public long nextDueMillis() {
        return nextDueMillis;
    }

    /**
     * Whether somebody or something of that number works here. What a stranger asks is refused and leaves no trace: no
     * sequence number is used up, and time stands still.
     */
    public boolean knows(Origin origin) {
        return door.knows(origin);
    }

    /** The sequence number of the last request of that origin that was answered; 0 before the first. */
    public long lastSequence(Origin origin) {
        return origins.last(origin);
    }

    /** Takes one request. Time never runs backwards: an older time counts as the latest one. */
    public Handled handle(Request request) {
        Origins.Line line = origins.of(request.origin());
        Optional<Answer> earlier = line.answered(request.sequence());
        if (earlier.isPresent()) {
            return new Handled(List.of(), earlier.get(), false);
        }
        if (!knows(request.origin())) {
            return new Handled(List.of(), answer(request), false);
        }
        nowMillis = Math.max(nowMillis, request.atMillis());
        List<Event> fired = fireDue();
        Answer answer = carryOut(answer(request));
        origins.remember(request.origin(), line, answer);
        return new Handled(fired, answer, true);
    }

    /**
     * Carries something out as if a second person in that role had signed already; for a floor that is thrown away afterwards.
     */
    Answer tryOut(Request request, Optional<Role> second) {
        return switch (door.admit(request, nowMillis)) {
            case Door.Entry.Turned turned -> turned.answer();
            case Door.Entry.Admitted admitted ->
                carryOut(deciders.decide(request.command(), signed(admitted.moment(), second)));
        };
    }

    private static Moment signed(Moment moment, Optional<Role> second) {
        return new Moment(
                moment.who(),
                moment.role(),
                second.map(role -> new Signature.Second(Command.NONE, role)),
                moment.atMillis());
    }

    /** Nobody asks anything, but time has passed: whatever is due by then happens. */
    public List<Event> passTo(long atMillis) {
        nowMillis = Math.max(nowMillis, atMillis);
        return fireDue();
    }

    private Answer answer(Request request) {
        return switch (door.admit(request, nowMillis)) {
            case Door.Entry.Turned turned -> turned.answer();
            case Door.Entry.Admitted admitted -> deciders.decide(request.command(), admitted.moment());
        };
    }

    private Answer carryOut(Answer answer) {
        return switch (answer) {
            case Answer.Refused refused -> {
                refused.noted().forEach(appliers::apply);
                yield refused;
            }
            case Answer.Accepted accepted -> carryOut(accepted);
        };
    }

    /**
     * A touch of the layout leads to nothing else and changes no deadline: it takes nothing out of play, which is what
     * a transfer may wait for. Everything else asks the reactions.
     */
    private Answer carryOut(Answer.Accepted accepted) {
        if (accepted.events().size() == 1 && accepted.events().getFirst() instanceof WagerEvent touch) {
            appliers.apply(touch);
            return accepted;
        }
        List<Event> all = carryOut(accepted.events());
        nextDueMillis = earliestDue();
        return all.size() == accepted.events().size() ? accepted : new Answer.Accepted(all);
    }

    private List<Event> carryOut(List<Event> events) {
        List<Event> done = new ArrayList<>();
        carryOut(events, done);
        return done;
    }

    /**
     * Applies what was decided together, and then, one after the other, what follows from each of it: every reaction
     * decides by the state as it then is, never by one that another reaction is about to change.
     */
    private void carryOut(List<Event> together, List<Event> done) {
        together.forEach(appliers::apply);
        done.addAll(together);
        for (Event event : together) {
            for (Reaction reaction : reactions) {
                List<Event> following = reaction.to(event, nowMillis);
                if (!following.isEmpty()) {
                    carryOut(following, done);
                }
            }
        }
    }

    private List<Event> fireDue() {
        if (nowMillis < nextDueMillis) {
            return List.of();
        }
        List<Event> fired = new ArrayList<>();
        while (nowMillis >= nextDueMillis) {
            fired.addAll(carryOut(fireFirst()));
            nextDueMillis = earliestDue();
        }
        return List.copyOf(fired);
    }

    private List<Event> fireFirst() {
        for (Table table : state.tables()) {
            for (Deadlines deadline : deadlines) {
                if (deadline.dueMillis(table) == nextDueMillis) {
                    return deadline.fire(table, nextDueMillis, nowMillis);
                }
            }
        }
        throw new IllegalStateException("nothing is due at " + nextDueMillis);
    }

    private long earliestDue() {
        long earliest = Deadlines.NEVER;
        for (Table table : state.tables()) {
            for (Deadlines deadline : deadlines) {
                earliest = Math.min(earliest, deadline.dueMillis(table));
            }
        }
        return earliest;
    }
}
