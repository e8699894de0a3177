package org.baize.gateway.staff;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.baize.cluster.log.Step;
import org.baize.engine.Purses;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.state.FloorState;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Onlooker;
import org.baize.gateway.live.Touched;
import org.baize.gateway.web.ProblemException;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whose money an act has moved, from the books of the floor right before it and right after it. Only while somebody waits for
 * that are the purses counted at all.
 */
@Singleton
final class Movements implements Onlooker {

    private static final System.Logger LOG = System.getLogger(Movements.class.getName());

    private final Lookout lookout;
    private final Floor floor;
    private final Queue<Awaited> awaited = new ConcurrentLinkedQueue<>();

    /** As the floor was before the step that comes; only the thread that watches touches it. */
    private @Nullable Purses before;

    Movements(Lookout lookout, Floor floor) {
        this.lookout = lookout;
        this.floor = floor;
    }

    /** An act that is about to be said. */
    private record Awaited(
            Origin by,
            Optional<Countersign> second,
            Command command,
            CompletableFuture<Boolean> ready,
            CompletableFuture<List<Purses.Moved>> moved) {

        private boolean is(Step.Asked asked) {
            Request request = asked.request();
            return asked.first()
                    && request.origin().equals(by)
                    && request.command().equals(command)
                    && request.second().equals(second);
        }
    }

    /** Asks the floor for an act while it is watched, so that the answer tells whose money was really moved. */
    Carried carryOut(Origin by, Optional<Countersign> second, Command command) {
        Awaited act = new Awaited(by, second, command, new CompletableFuture<>(), new CompletableFuture<>());
        awaited.add(act);
        if (!lookout.look()) {
            cannotSee(act);
        }
        try {
            boolean watched = seen(act.ready()).isPresent();
            Answer answer = floor.ask(by, second, command);
            boolean done = answer instanceof Answer.Accepted;
            return new Carried(answer, watched && done ? seen(act.moved()) : Optional.empty());
        } finally {
            awaited.remove(act);
        }
    }

    /** That nobody can say what an act moves must not look as if it were not done. */
    private static <T> Optional<T> seen(CompletableFuture<T> looked) {
        try {
            return Optional.of(Floor.await(looked));
        } catch (ProblemException unseen) {
            LOG.log(System.Logger.Level.WARNING, "what an act moves cannot be seen", unseen);
            return Optional.empty();
        }
    }

    private void cannotSee(Awaited act) {
        act.ready().complete(true); // what is asked for is done all the same; only what it moved is not told
        act.moved().completeExceptionally(new IllegalStateException("the floor cannot be seen"));
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        if (awaited.isEmpty()) {
            before = null;
        } else {
            before = Purses.of(state);
            awaited.forEach(act -> act.ready().complete(true));
        }
    }

    @Override
    public void stepped(Step step, Touched touched, FloorState after) {
        if (awaited.isEmpty()) {
            before = null;
        }
        Purses then = before;
        if (then == null || step.events().isEmpty()) {
            return;
        }
        List<Awaited> these = new ArrayList<>();
        step.asked()
                .ifPresent(
                        asked -> awaited.stream().filter(act -> act.is(asked)).forEach(these::add));
        if (these.isEmpty() && step.events().stream().allMatch(WagerEvent.class::isInstance)) {
            step.events().forEach(event -> lookAgain(then, event, after));
            return;
        }
        Purses now = Purses.of(after);
        these.forEach(act -> act.moved().complete(then.movedUntil(now)));
        before = now;
    }

    /** A touch moves the money of one terminal, and there are many. */
    private static void lookAgain(Purses purses, Event event, FloorState after) {
        if (event instanceof WagerEvent touch) {
            purses.look(after.terminalAt(touch.terminal()));
        }
    }

    @Override
    public void ends(Ending why) {
        awaited.forEach(this::cannotSee);
    }
}
