package org.baize.engine.staff;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Person;

/** Keeps the roster. */
public final class StaffApplier implements Applier<StaffEvent> {

    private final FloorState state;

    public StaffApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(StaffEvent event) {
        switch (event) {
            case StaffEvent.Enrolled enrolled ->
                state.enrol(Person.enrolled(enrolled.person(), enrolled.name(), enrolled.roles(), enrolled.pin()));
            case StaffEvent.SignedOn on -> state.enrol(person(on.person()).signedOn(on.role(), on.table()));
            case StaffEvent.SignedOff off -> state.enrol(person(off.person()).signedOff(off.table()));
            case StaffEvent.SignOnFailed failed ->
                state.enrol(person(failed.person()).withFailures(failed.failures()));
            case StaffEvent.PinChanged changed ->
                state.enrol(person(changed.person()).withPin(changed.pin()));
            case StaffEvent.PinUnlocked unlocked ->
                state.enrol(person(unlocked.person()).withFailures(0));
        }
    }

    private Person person(int number) {
        return state.person(number).orElseThrow();
    }
}
