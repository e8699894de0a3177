package org.baize.engine.staff;

import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
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
            case StaffCommand.Enrol enrol ->
                mayEnrol(moment)
                        ? Answer.of(new StaffEvent.Enrolled(
                                enrol.person(), enrol.name(), enrol.roles(), enrol.pin(), moment.signature()))
                        : Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
            case StaffCommand.SignOn signOn -> signOn(signOn, moment);
            case StaffCommand.SignOff signOff -> signOff(signOff, moment);
            case StaffCommand.UnlockPin unlock -> unlock(unlock, moment);
        };
    }

    /** The first administrator is enrolled by the installation itself. */
    private boolean mayEnrol(Moment moment) {
        return moment.role() == Role.ADMINISTRATOR
                || (moment.who().kind() == Origin.Kind.SYSTEM && state.staff().isEmpty());
    }

    private Answer signOn(StaffCommand.SignOn signOn, Moment moment) {
        if (moment.who().kind() != Origin.Kind.PERSON) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        Person person = state.person(moment.who().number()).orElseThrow();
        if (!person.roles().contains(signOn.role())) {
            return Answer.refuse(FloorReason.NO_SUCH_ROLE);
        }
        if (person.role().filter(role -> role != signOn.role()).isPresent()) {
            return Answer.refuse(FloorReason.SIGNED_ON_IN_ANOTHER_ROLE);
        }
        return person.pin().accepts(signOn.pinKey())
                ? Answer.of(new StaffEvent.SignedOn(person.number(), signOn.table(), signOn.role()))
                : Answer.of(new StaffEvent.SignOnFailed(person.number(), person.failures() + 1));
    }

    private static Answer signOff(StaffCommand.SignOff signOff, Moment moment) {
        return moment.who().kind() == Origin.Kind.PERSON
                ? Answer.of(new StaffEvent.SignedOff(moment.who().number(), signOff.table()))
                : Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
    }

    private Answer unlock(StaffCommand.UnlockPin unlock, Moment moment) {
        if (moment.role() != Role.ADMINISTRATOR) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        return state.person(unlock.person()).isEmpty()
                ? Answer.refuse(FloorReason.NO_SUCH_PERSON)
                : Answer.of(new StaffEvent.PinUnlocked(unlock.person(), moment.signature()));
    }
}
