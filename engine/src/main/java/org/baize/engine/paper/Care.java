package org.baize.engine.paper;

import java.util.Optional;

/**
 * What the house has asked or done before it pays a paper.
 *
 * @param identificationDue identification was asked for and not seen yet
 * @param delayedUntilMillis the agreed time before which it is not paid
 * @param kept why it is kept back, and what came of it
 * @param otherForm it is paid in another form than the player asked for
 */
public record Care(
        boolean identificationDue,
        Optional<Long> delayedUntilMillis,
        Optional<KeptBack> kept,
        Optional<OtherForm> otherForm) {

    public static final Care NONE = new Care(false, Optional.empty(), Optional.empty(), Optional.empty());

    /** Both forms go on record. */
    public record OtherForm(PayForm asked, PayForm paid) {}

    public Care withIdentificationDue(boolean due) {
        return new Care(due, delayedUntilMillis, kept, otherForm);
    }

    public Care delayedUntil(long untilMillis) {
        return new Care(identificationDue, Optional.of(untilMillis), kept, otherForm);
    }

    public Care keptBack(KeptBack facts) {
        return new Care(identificationDue, delayedUntilMillis, Optional.of(facts), otherForm);
    }

    public Care in(OtherForm form) {
        return new Care(identificationDue, delayedUntilMillis, kept, Optional.of(form));
    }
}
