package org.baize.gateway.terminal;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.event.Event;
import org.baize.engine.event.WagerEvent;
import org.baize.gateway.floor.Line;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.CodeTries;
import org.baize.gateway.identity.EnrolmentCodes;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.Ended;
import org.baize.gateway.live.Wire;
import org.baize.gateway.message.Act;
import org.baize.gateway.message.FromTerminal;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.NotAMessageException;
import org.baize.gateway.message.ToTerminal;
import org.baize.gateway.message.ToTerminal.Why;
import org.baize.rules.law.Reason;
import org.jspecify.annotations.Nullable;

/** Hears what terminals say: finds out who they are, and passes what they ask to the floor. */
@Singleton
final class Reception {

    private static final String ACCEPTED = "accepted";

    private final Hall hall;
    private final Badges badges;
    private final EnrolmentCodes codes;
    private final CodeTries tries;
    private final MeterRegistry meters;
    private final Ended ended;

    /** One for each result: to find a meter in the registry by its tags costs more than to record. */
    private final Map<String, Timer> asks = new ConcurrentHashMap<>();

    Reception(Hall hall, Badges badges, EnrolmentCodes codes, CodeTries tries, MeterRegistry meters) {
        this.hall = hall;
        this.badges = badges;
        this.codes = codes;
        this.tries = tries;
        this.meters = meters;
        this.ended = new Ended("terminal", meters);
        Ended.gauge("terminal", meters, hall, Hall::present);
        badges.onRevoked(hall::revoked);
    }

    /** Somebody has connected. */
    Session opened(Wire wire) {
        return new Session(new Connection(wire, ended));
    }

    /** As long as anybody may be silent, this one may have been. */
    void mustHaveSpoken(Session session) {
        if (session.terminal() == Session.NOBODY) {
            session.connection().tooSilent();
        }
    }

    /** A message came in; on the thread of its socket. */
    void heard(Session session, String text) {
        if (!session.connection().allowed()) {
            return;
        }
        try {
            take(session, MessageJson.read(text));
        } catch (NotAMessageException bad) {
            session.connection().mistaken(String.valueOf(bad.getMessage()));
        }
    }

    private void take(Session session, FromTerminal message) {
        switch (message) {
            case FromTerminal.Enrol enrol
            when session.beginsToEnrol() -> Thread.startVirtualThread(() -> enrol(session, enrol));
            case FromTerminal.Enrol _ -> session.connection().mistaken("One code at a time.");
            case FromTerminal.Hello hello -> hello(session, hello);
            case FromTerminal.Refresh _ when session.welcomed() -> hall.showAll(session);
            case FromTerminal.Ask ask when session.welcomed() -> ask(session, ask);
            case FromTerminal.Recall _ when session.welcomed() -> hall.recall(session);
            case FromTerminal.Refresh _, FromTerminal.Recall _, FromTerminal.Ask _ ->
                session.connection().mistaken("Say hello first.");
        }
    }

    /** Waits for a database, so it must not run on the thread of a socket. */
    private void enrol(Session session, FromTerminal.Enrol enrol) {
        try {
            tries.of(session.connection().address(), () -> terminalOf(enrol.code()))
                    .ifPresentOrElse(
                            one -> enrolled(session, one),
                            () -> session.connection()
                                    .end(Why.NOT_RECOGNISED, "This code is not good, or not any more."));
        } catch (CodeTries.LockedException locked) {
            session.connection().end(Why.MISBEHAVED, "There were too many wrong codes; try again later.");
        }
    }

    private void enrolled(Session session, Subject terminal) {
        session.say(new ToTerminal.Enrolled(terminal.number(), badges.enrol(terminal)));
        session.hasEnrolled();
    }

    private Optional<Subject> terminalOf(String code) {
        return codes.look(code).filter(one -> one.kind() == Kind.TERMINAL).flatMap(_ -> codes.redeem(code));
    }

    private void hello(Session session, FromTerminal.Hello hello) {
        Optional<Subject> terminal = badges.holder(hello.token()).filter(one -> one.kind() == Kind.TERMINAL);
        if (terminal.isEmpty()) {
            session.connection().end(Why.NOT_RECOGNISED, "This terminal is not enrolled here.");
        } else if (session.terminal() != Session.NOBODY) {
            session.connection().mistaken("Hello is said once.");
        } else {
            session.isTerminal(terminal.get().number());
            hall.arrive(session);
        }
    }

    private void ask(Session session, FromTerminal.Ask ask) {
        if (!session.takes(ask.number())) {
            refuse(session, ask.number(), GatewayReason.NUMBER_USED);
        } else if (Translation.isOfAMachine(ask.act()) && !session.playsForDemonstration()) {
            refuse(session, ask.number(), GatewayReason.NOT_A_DEMONSTRATION);
        } else {
            Command command = translated(session, ask.act());
            if (command == null) {
                refuse(session, ask.number(), GatewayReason.NAMES_NOTHING);
            } else {
                send(session, ask.number(), command);
            }
        }
    }

    private @Nullable Command translated(Session session, Act act) {
        try {
            return new Translation(session.terminal(), hall).of(act);
        } catch (IllegalArgumentException namesNothing) {
            return null;
        }
    }

    private void send(Session session, long number, Command command) {
        long began = System.nanoTime();
        Optional<CompletionStage<Answer>> slot = hall.push(command);
        if (slot.isPresent()) {
            // How long a note takes on its way in is not how long the floor takes to answer.
            var _ = slot.get()
                    .whenComplete((answer, failed) -> session.say(reply(number, answer, failed, command.table())));
            return;
        }
        switch (hall.line(session.terminal()).ask(Optional.empty(), command)) {
            case Line.Sent.Refused refused -> refuse(session, number, refused.reason());
            case Line.Sent.UnderWay underWay -> {
                var _ = underWay.answer().whenComplete((answer, failed) -> {
                    ToTerminal reply = reply(number, answer, failed, command.table());
                    measure(reply, System.nanoTime() - began);
                    session.say(reply);
                });
            }
        }
    }

    private ToTerminal reply(long number, @Nullable Answer answer, @Nullable Throwable failed, int table) {
        return answer == null || failed != null
                ? refusal(number, GatewayReason.OUTCOME_UNKNOWN)
                : reply(number, answer, table);
    }

    private void refuse(Session session, long number, Reason reason) {
        ToTerminal.Refused refused = refusal(number, reason);
        measure(refused, 0);
        session.say(refused);
    }

    private static ToTerminal.Refused refusal(long number, Reason reason) {
        return new ToTerminal.Refused(number, reason.name(), reason.sentence(), Optional.empty());
    }

    private ToTerminal reply(long number, Answer answer, int table) {
        return switch (answer) {
            case Answer.Accepted accepted -> new ToTerminal.Accepted(number, cuts(accepted.events(), table));
            case Answer.Refused refused ->
                new ToTerminal.Refused(
                        number,
                        refused.refusal().reason().name(),
                        refused.refusal().reason().sentence(),
                        refused.refusal().rule().map(Object::toString));
        };
    }

    private List<ToTerminal.Cut> cuts(List<Event> events, int table) {
        return events.stream()
                .filter(WagerEvent.class::isInstance)
                .flatMap(event -> cuts((WagerEvent) event).stream())
                .map(cut -> cut(cut, table))
                .toList();
    }

    private static List<WagerEvent.Cut> cuts(WagerEvent event) {
        return switch (event) {
            case WagerEvent.WagersChanged changed -> changed.cuts();
            case WagerEvent.WagersConfirmed confirmed -> confirmed.cuts();
            case WagerEvent.WagerPlaced _, WagerEvent.TouchUndone _ -> List.of();
        };
    }

    private ToTerminal.Cut cut(WagerEvent.Cut cut, int table) {
        return new ToTerminal.Cut(
                cut.bet().map(bet -> hall.at(table).payTable().bets().get(bet).text()),
                cut.askedCents(),
                cut.takenCents(),
                cut.reason().name(),
                cut.reason().sentence(),
                cut.rule().toString());
    }

    private void measure(ToTerminal reply, long nanos) {
        String result = reply instanceof ToTerminal.Refused refused ? refused.reason() : ACCEPTED;
        asks.computeIfAbsent(result, this::timer).record(nanos, TimeUnit.NANOSECONDS);
    }

    private Timer timer(String result) {
        return Timer.builder("baize.terminal.asks")
                .description("From an ask of a terminal to its answer, by what became of it.")
                .tag("result", result)
                .publishPercentileHistogram()
                .minimumExpectedValue(Duration.ofMillis(1))
                .maximumExpectedValue(Duration.ofSeconds(10))
                .register(meters);
    }
}
