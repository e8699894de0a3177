package org.baize.gateway.terminal;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.baize.cluster.log.LogEntry;
import org.baize.cluster.log.Step;
import org.baize.engine.Floor;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.engine.meters.Audit;
import org.baize.engine.state.FloorState;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.FloorWatcher;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.ToFloor;
import org.baize.records.Entry;

/** A real floor on a thread of its own, with a clock that the test moves. What is asked travels to it as bytes. */
public final class FloorInMemory implements FloorLink {

    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("floor-in-memory").factory());
    private final List<FloorWatcher> watchers = new ArrayList<>();
    private final Floor floor = new Floor();
    private final List<Entry> entries = new CopyOnWriteArrayList<>();
    private long nextEvent = 1;
    private long nowMillis = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;
    private boolean silent;
    private long behind;
    private long lookedFor;
    private BiConsumer<ToFloor.Ask, Answer> listener = (_, _) -> {};

    @Override
    public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
        return CompletableFuture.supplyAsync(
                () -> {
                    if (silent) {
                        throw new IllegalStateException("nobody leads");
                    }
                    ToFloor.Ask heard = Protocol.messages().asItTravels(ask);
                    Answer answer = take(heard);
                    listener.accept(heard, answer);
                    return answer;
                },
                thread);
    }

    @Override
    public CompletableFuture<Long> lastSequence(Origin origin) {
        return CompletableFuture.supplyAsync(() -> floor.lastSequence(origin), thread);
    }

    @Override
    public Watching follow(FloorWatcher watcher) {
        thread.execute(() -> watchers.add(watcher));
        Watching watching = new Watching() {
            @Override
            public void look() {
                thread.execute(() -> watcher.stands(floor.state(), nowMillis));
            }

            @Override
            public long seenOf(Origin origin) {
                lookedFor++;
                return floor.lastSequence(origin) - behind;
            }

            @Override
            public void close() {
                thread.execute(() -> watchers.remove(watcher));
            }
        };
        watching.look();
        return watching;
    }

    /** Everything that has happened, for whoever keeps records of it. */
    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** The floor takes nothing for a while. */
    public void silent(boolean now) {
        thread.execute(() -> silent = now);
    }

    /** Whoever watches has not seen the last asks of anybody yet, so many of them. */
    void isSeenLate(long asks) {
        CompletableFuture.runAsync(() -> behind = asks, thread).join();
    }

    /** How often somebody wanted to know how far an origin is seen. */
    long lookedFor() {
        return read(_ -> lookedFor);
    }

    /** Hears from now on what is asked through the link, and what comes of it. */
    public void listen(BiConsumer<ToFloor.Ask, Answer> to) {
        thread.execute(() -> listener = to);
    }

    /** What is known, seen between two steps. */
    public <T> T read(Function<FloorState, T> reading) {
        return CompletableFuture.supplyAsync(() -> reading.apply(floor.state()), thread)
                .join();
    }

    /** Somebody or something asks for what must be accepted. */
    public void accept(Origin origin, Command command) {
        Answer answer = CompletableFuture.supplyAsync(
                        () -> take(new ToFloor.Ask(origin, floor.lastSequence(origin) + 1, Optional.empty(), command)),
                        thread)
                .join();
        if (answer instanceof Answer.Refused refused) {
            throw new AssertionError(command + " is refused: " + refused.refusal());
        }
    }

    /** Time goes by, and what is due happens. */
    public void pass(long millis) {
        CompletableFuture.runAsync(
                        () -> {
                            nowMillis += millis;
                            tell(Optional.empty(), floor.passTo(nowMillis));
                        },
                        thread)
                .join();
    }

    private Answer take(ToFloor.Ask ask) {
        Request request = new Request(ask.origin(), ask.sequence(), nowMillis, ask.second(), ask.command());
        Handled handled = floor.handle(request);
        List<Event> events = new ArrayList<>(handled.fired());
        if (handled.first()) {
            events.addAll(
                    switch (handled.answer()) {
                        case Answer.Accepted accepted -> accepted.events();
                        case Answer.Refused refused -> refused.noted();
                    });
        }
        if (!Audit.findings(floor.state()).isEmpty()) {
            throw new AssertionError("money after " + ask.command() + ": " + Audit.findings(floor.state()));
        }
        tell(Optional.of(new Step.Asked(request, handled.answer(), handled.first())), events);
        return handled.answer();
    }

    private void tell(Optional<Step.Asked> asked, List<Event> events) {
        entries.add(new Entry(
                entries.size(),
                nowMillis,
                asked.map(Step.Asked::request),
                asked.map(Step.Asked::answer),
                asked.map(Step.Asked::first).orElse(false),
                nextEvent,
                events));
        nextEvent += events.size();
        Step step = new Step(new LogEntry.Place(0, 0, 0, nowMillis), asked, 1, events);
        watchers.forEach(watcher -> watcher.stepped(step, floor.state()));
    }
}
