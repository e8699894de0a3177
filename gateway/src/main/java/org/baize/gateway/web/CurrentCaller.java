package org.baize.gateway.web;

import jakarta.enterprise.context.RequestScoped;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Sessions;

/** Who asks just now. Nothing that is sent can say it otherwise. */
@RequestScoped
public class CurrentCaller {

    private Caller caller = new Caller.Stranger();

    void is(Caller known) {
        caller = known;
    }

    public Caller caller() {
        return caller;
    }

    /** The session of whoever has signed in; everybody else is sent away. */
    public Sessions.Session session() {
        return switch (caller) {
            case Caller.Person person -> person.session();
            case Caller.Machine _ ->
                throw ProblemException.forbidden("NOT_A_PERSON", "This is for staff, and not for machines.");
            case Caller.Stranger _ -> throw ProblemException.unknown();
        };
    }

    /** Sends away whoever does not hold the token of that machine. */
    public void mustBe(Subject machine) {
        if (!(caller instanceof Caller.Machine held) || !held.subject().equals(machine)) {
            throw ProblemException.forbidden("ANOTHER_MACHINE", "This token is for something else.");
        }
    }
}
