package org.baize.engine;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.event.Signature;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Person;
import org.baize.rules.law.Role;

/**
 * Makes sure of who asks and what about, before any chapter is asked. Checks stand in the order of the reasons, but for
 * one: that an origin is not installed here is told last, because what else is wrong with its request says more.
 */
final class Door {

    private final FloorState state;

    Door(FloorState state) {
        this.state = state;
    }

    /** Who asks, or why nobody may ask so. */
    sealed interface Entry {

        record Admitted(Moment moment) implements Entry {}

        record Turned(Answer answer) implements Entry {}
    }

    /** Whether this is installed or enrolled here. */
    boolean knows(Origin origin) {
        return switch (origin.kind()) {
            case SYSTEM -> origin.equals(Origin.SYSTEM);
            case MONITORING -> origin.equals(Origin.MONITORING);
            case TERMINAL -> state.terminal(origin.number()) != null;
            // A ticket machine stands at no table.
            case DEVICE ->
                origin.number() == Command.NONE || state.table(origin.number()).isPresent();
            case SIMULATOR -> state.table(origin.number()).isPresent();
            case PERSON -> state.person(origin.number()).isPresent();
        };
    }

    Entry admit(Request request, long nowMillis) {
        Entry entry = entry(request, nowMillis);
        return entry instanceof Entry.Admitted && !knows(request.origin())
                ? turned(FloorReason.NOT_FOR_THIS_ORIGIN)
                : entry;
    }

    private Entry entry(Request request, long nowMillis) {
        return switch (request.origin().kind()) {
            case SYSTEM -> about(request, Role.DEVICE, nowMillis);
            case MONITORING -> about(request, Role.MONITORING_SYSTEM, nowMillis);
            case TERMINAL -> ofTerminal(request, nowMillis);
            case DEVICE ->
                request.origin().number() == request.command().table()
                        ? about(request, Role.DEVICE, nowMillis)
                        : turned(FloorReason.NOT_FOR_THIS_ORIGIN);
            case SIMULATOR -> ofSimulator(request, nowMillis);
            case PERSON -> ofPerson(request, nowMillis);
        };
    }

    private Entry ofTerminal(Request request, long nowMillis) {
        return request.origin().number() == request.command().terminal()
                ? about(request, Role.PLAYER_TERMINAL, nowMillis)
                : turned(FloorReason.NOT_FOR_THIS_ORIGIN);
    }

    /** What no wheel, shoe or tumbler has brought about never decides about money. */
    private Entry ofSimulator(Request request, long nowMillis) {
        int table = request.command().table();
        if (request.origin().number() != table) {
            return turned(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        boolean forMoney = state.table(table)
                .filter(known -> !known.spec().demonstration())
                .isPresent();
        return forMoney ? turned(FloorReason.NOT_A_DEMONSTRATION) : about(request, Role.DEVICE, nowMillis);
    }

    private Entry ofPerson(Request request, long nowMillis) {
        Optional<Person> known = state.person(request.origin().number());
        if (known.isEmpty()) {
            return turned(FloorReason.NOT_ENROLLED);
        }
        Person person = known.get();
        if (request.command() instanceof StaffCommand.SignOn signOn) {
            return person.locked() ? turned(FloorReason.PIN_LOCKED) : about(request, signOn.role(), nowMillis);
        }
        if (request.command() instanceof StaffCommand.ChangePin) {
            return ofItsOwner(person, request, nowMillis);
        }
        return person.role().isPresent() && worksAt(person, request.command())
                ? about(request, person.role().get(), nowMillis)
                : turned(FloorReason.NOT_SIGNED_ON);
    }

    /** The PIN itself says that it is this person, who need not be signed on to choose another. */
    private Entry ofItsOwner(Person person, Request request, long nowMillis) {
        if (person.roles().isEmpty()) {
            return turned(FloorReason.NOT_SIGNED_ON);
        }
        return person.locked()
                ? turned(FloorReason.PIN_LOCKED)
                : about(request, person.role().orElse(person.roles().getFirst()), nowMillis);
    }

    /** A dealer works at the table signed on at; everybody else may sign on for the whole floor. */
    private boolean worksAt(Person person, Command command) {
        boolean everywhere = person.tables().contains(Command.NONE)
                && person.role().filter(role -> role != Role.DEALER).isPresent();
        return everywhere
                || command.table() == Command.NONE
                || person.tables().contains(command.table())
                || (command.table() == Command.NOT_NAMED && worksAround(person, command.terminal()));
    }

    /** What names a terminal and no table is about all tables that the terminal reaches. */
    private boolean worksAround(Person person, int terminal) {
        return state.terminal(terminal) == null
                || person.tables().stream().anyMatch(state.terminalAt(terminal)::reaches);
    }

    private Entry about(Request request, Role role, long nowMillis) {
        Command command = request.command();
        Optional<Signature.Second> second = Optional.empty();
        if (request.second().isPresent()) {
            if (request.origin().kind() != Origin.Kind.PERSON) {
                return turned(FloorReason.NOT_FOR_THIS_ORIGIN);
            }
            Countersign sign = request.second().get();
            Optional<Answer> wrong = wrong(sign, request.origin());
            if (wrong.isPresent()) {
                return new Entry.Turned(wrong.get());
            }
            second = Optional.of(new Signature.Second(sign.person(), sign.role()));
        }
        if (names(command.table(), command.tableOrNone())
                && state.table(command.table()).isEmpty()) {
            return turned(FloorReason.NO_SUCH_TABLE);
        }
        if (names(command.terminal(), command.terminalOrNone()) && state.terminal(command.terminal()) == null) {
            return turned(FloorReason.NO_SUCH_TERMINAL);
        }
        return new Entry.Admitted(new Moment(request.origin(), role, second, nowMillis));
    }

    private static boolean names(int number, boolean orNone) {
        return number != Command.NOT_NAMED && !(number == Command.NONE && orNone);
    }

    /** What is wrong with a second signature. A wrong PIN goes on record, so that nobody can try them all. */
    private Optional<Answer> wrong(Countersign sign, Origin first) {
        if (first.number() == sign.person()) {
            return Optional.of(Answer.refuse(FloorReason.SECOND_PERSON_IS_THE_FIRST));
        }
        Optional<Person> known = state.person(sign.person()).filter(person -> !person.locked());
        if (known.isEmpty() || !known.get().roles().contains(sign.role())) {
            return Optional.of(Answer.refuse(FloorReason.SECOND_PERSON_NOT_RECOGNISED));
        }
        Person person = known.get();
        return person.pin().accepts(sign.pinKey())
                ? Optional.empty()
                : Optional.of(new Answer.Refused(
                        Refusal.of(FloorReason.SECOND_PERSON_NOT_RECOGNISED),
                        List.of(new StaffEvent.SignOnFailed(person.number(), person.failures() + 1))));
    }

    private static Entry turned(FloorReason reason) {
        return new Entry.Turned(Answer.refuse(reason));
    }
}
