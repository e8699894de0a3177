package org.baize.gateway.staff;

import jakarta.inject.Singleton;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Person;
import org.baize.gateway.floor.FloorReader;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.floor.NotSent;
import org.baize.gateway.floor.NotSentException;
import org.baize.gateway.web.Problem;
import org.baize.gateway.web.ProblemException;
import org.baize.rules.law.Role;

/** The floor as resources use it: they wait for its answers, and what does not come is told as a problem. */
@Singleton
public final class Floor {

    private static final int CONFLICT = 409;
    private static final int UNAVAILABLE = 503;
    private static final long PATIENCE_SECONDS = 15;

    private final Lines lines;
    private final FloorReader reader;

    Floor(Lines lines, FloorReader reader) {
        this.lines = lines;
        this.reader = reader;
    }

    /** What was answered to it. */
    Answer ask(Origin origin, Optional<Countersign> second, Command command) {
        return await(lines.of(origin).say(second, command));
    }

    /** Asks for what must be accepted; a refusal is a problem. */
    Answer.Accepted mustAccept(Origin origin, Command command) {
        return switch (ask(origin, Optional.empty(), command)) {
            case Answer.Accepted accepted -> accepted;
            case Answer.Refused refused -> throw refused(refused.refusal());
        };
    }

    static ProblemException refused(Refusal refusal) {
        return new ProblemException(new Problem(
                CONFLICT,
                refusal.reason().name(),
                refusal.reason().sentence(),
                refusal.rule().map(Object::toString),
                refusal.problems().stream().map(Object::toString).toList()));
    }

    /** What the function makes of the floor; see {@link FloorReader#read}. */
    public <T> T read(Function<FloorState, T> reading) {
        return await(reader.read(reading));
    }

    /** To read is no act, so the gateway itself asks in which role somebody is signed on; in any other it is a problem. */
    public void mustBeSignedOn(int person, Predicate<Role> as) {
        if (read(state -> state.person(person).flatMap(Person::role)).filter(as).isEmpty()) {
            throw ProblemException.forbidden("FOR_OTHERS_TO_READ", "Sign on in a role that may read this.");
        }
    }

    /** The time of the floor. */
    public long now() {
        return readAt((_, atMillis) -> atMillis);
    }

    /** The same with the time of the floor. */
    <T> T readAt(BiFunction<FloorState, Long, T> reading) {
        return await(reader.readAt(reading));
    }

    /** Waits as long as anybody does; what does not come is a problem. */
    static <T> T await(CompletableFuture<T> answer) {
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof NotSentException notSent
                    ? unavailable(notSent.reason().name(), notSent.reason().sentence())
                    : outcomeUnknown();
        } catch (TimeoutException late) {
            throw outcomeUnknown();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw outcomeUnknown();
        }
    }

    private static ProblemException outcomeUnknown() {
        return unavailable("OUTCOME_UNKNOWN", "It is not known whether this was done; look before you ask again.");
    }

    /** Whether this tells of something that did not go to the floor at all. */
    static boolean wasNotSent(ProblemException problem) {
        return Arrays.stream(NotSent.values())
                .anyMatch(reason -> reason.name().equals(problem.problem().title()));
    }

    private static ProblemException unavailable(String title, String detail) {
        return new ProblemException(Problem.of(UNAVAILABLE, title, detail));
    }
}
