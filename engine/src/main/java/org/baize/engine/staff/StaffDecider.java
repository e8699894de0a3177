package org.baize.engine.staff;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Person;
import org.baize.rules.law.Role;

/** Decides who works here and who is signed on. */
public final class StaffDecider implements Decider<StaffCommand> {

    private final FloorState state;

    public StaffDecider(FloorState state) {
        this.state = state;
    }

    @Override
    public Answer decide(StaffCommand command, Moment moment) {
        return switch (command) {
            case StaffCommand.Enrol enrol -> enrol(enrol, moment);
            case StaffCommand.SignOn signOn -> signOn(signOn, moment);
            case StaffCommand.SignOff signOff -> signOff(signOff, moment);
            case StaffCommand.ChangePin change -> changePin(change, moment);
            case StaffCommand.UnlockPin unlock -> unlock(unlock, moment);
        };
    }

    /** The first administrator is enrolled by the installation itself. */
    private Answer enrol(StaffCommand.Enrol enrol, Moment moment) {
        boolean first =
                moment.who().kind() == Origin.Kind.SYSTEM && state.staff().isEmpty();
        if (!first && moment.role() != Role.ADMINISTRATOR) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (enrol.person() < 1) {
            return Answer.refuse(FloorReason.NO_SUCH_PERSON);
        }
        if (!mix(enrol.roles())) {
            return Answer.refuse(FloorReason.ROLES_DO_NOT_MIX);
        }
        if (moment.who().equals(Origin.person(enrol.person()))) {
            return Answer.refuse(FloorReason.OWN_ROLES);
        }
        return Answer.of(
                new StaffEvent.Enrolled(enrol.person(), enrol.name(), enrol.roles(), enrol.pin(), moment.signature()));
    }

    /** Who looks after the machines, and who watches, has no part in play or money; a machine is nobody. */
    private static boolean mix(List<Role> roles) {
        boolean apart = roles.contains(Role.ADMINISTRATOR) || roles.contains(Role.INSPECTOR);
        boolean machine = roles.contains(Role.PLAYER_TERMINAL)
                || roles.contains(Role.DEVICE)
                || roles.contains(Role.MONITORING_SYSTEM);
        return !machine && (!apart || roles.size() == 1);
    }

    private Answer signOn(StaffCommand.SignOn signOn, Moment moment) {
        if (moment.who().kind() != Origin.Kind.PERSON) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        Person person = state.person(moment.who().number()).orElseThrow();
        if (!person.pin().accepts(signOn.pinKey())) {
            return wrongPin(person);
        }
        if (!person.roles().contains(signOn.role())) {
            return Answer.refuse(FloorReason.NO_SUCH_ROLE);
        }
        if (signOn.role() == Role.DEALER && dealsElsewhere(person, signOn.table())) {
            return Answer.refuse(FloorReason.DEALS_ELSEWHERE);
        }
        return person.role().filter(role -> role != signOn.role()).isPresent()
                ? Answer.refuse(FloorReason.SIGNED_ON_IN_ANOTHER_ROLE)
                : Answer.of(signedOn(person, signOn));
    }

    /** A wrong PIN goes on record, so that nobody can try them all. */
    private static Answer wrongPin(Person person) {
        return new Answer.Refused(
                Refusal.of(FloorReason.PIN_WRONG),
                List.of(new StaffEvent.SignOnFailed(person.number(), person.failures() + 1)));
    }

    /** One dealer stands at one table, or at the one station that serves several. */
    private boolean dealsElsewhere(Person person, int table) {
        return person.tables().stream().anyMatch(other -> other != table && !oneStation(other, table));
    }

    private boolean oneStation(int one, int other) {
        int station = station(one);
        return station != Command.NONE && station == station(other);
    }

    private int station(int table) {
        return state.table(table)
                .map(known -> known.spec().installation().station())
                .orElse(Command.NONE);
    }

    /** A dealer who comes relieves the one who is there: at any moment one person answers for the table. */
    private List<StaffEvent> signedOn(Person person, StaffCommand.SignOn signOn) {
        List<StaffEvent> events = new ArrayList<>();
        if (signOn.role() == Role.DEALER) {
            state.staff().stream()
                    .filter(other -> other.number() != person.number() && other.deals(signOn.table()))
                    .map(other -> new StaffEvent.SignedOff(other.number(), signOn.table()))
                    .forEach(events::add);
        }
        events.add(new StaffEvent.SignedOn(person.number(), signOn.table(), signOn.role()));
        return events;
    }

    private Answer signOff(StaffCommand.SignOff signOff, Moment moment) {
        if (moment.who().kind() != Origin.Kind.PERSON) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        Person person = state.person(moment.who().number()).orElseThrow();
        return person.tables().contains(signOff.table())
                ? Answer.of(new StaffEvent.SignedOff(person.number(), signOff.table()))
                : Answer.refuse(FloorReason.NOT_SIGNED_ON_THERE);
    }

    private Answer changePin(StaffCommand.ChangePin change, Moment moment) {
        if (moment.who().kind() != Origin.Kind.PERSON) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        Person person = state.person(moment.who().number()).orElseThrow();
        return person.pin().accepts(change.pinKey())
                ? Answer.of(new StaffEvent.PinChanged(person.number(), change.pin()))
                : wrongPin(person);
    }

    private Answer unlock(StaffCommand.UnlockPin unlock, Moment moment) {
        boolean nobodyElse = moment.who().kind() == Origin.Kind.SYSTEM && !anAdministratorCanSignOn();
        if (moment.role() != Role.ADMINISTRATOR && !nobodyElse) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        return state.person(unlock.person()).isEmpty()
                ? Answer.refuse(FloorReason.NO_SUCH_PERSON)
                : Answer.of(new StaffEvent.PinUnlocked(unlock.person(), moment.signature()));
    }

    /** Otherwise the installation must help, or nobody ever could. */
    private boolean anAdministratorCanSignOn() {
        return state.staff().stream()
                .anyMatch(person -> person.roles().contains(Role.ADMINISTRATOR) && !person.locked());
    }
}
