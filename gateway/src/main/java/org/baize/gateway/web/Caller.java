package org.baize.gateway.web;

import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Sessions;

/** Who asks, as a session or a token says. */
public sealed interface Caller {

    /** Somebody of the staff who has signed in. */
    record Person(Sessions.Session session) implements Caller {}

    /** A device, a till, a display or the monitoring system. */
    record Machine(Subject subject) implements Caller {}

    /** Nobody in particular. */
    record Stranger() implements Caller {}
}
