package org.baize.engine.paper;

import java.util.Optional;
import org.baize.rules.cash.WithholdingCase;

/**
 * A payment that is kept back, and what is on record about it.
 *
 * @param noticeAtMillis when an inspector was told
 * @param determination what the operator decided
 * @param review what the inspector said to it
 */
public record KeptBack(
        String reason, Optional<Long> noticeAtMillis, Optional<String> determination, Optional<String> review) {

    /** A step of the case that is put on record. */
    public enum Step {
        INSPECTOR_NOTIFIED,
        DETERMINED,
        REVIEWED
    }

    /** A case that begins now, perhaps with the inspector told already. */
    public static KeptBack begun(String reason, boolean inspectorNotified, long nowMillis) {
        Optional<Long> notice = inspectorNotified ? Optional.of(nowMillis) : Optional.empty();
        return new KeptBack(reason, notice, Optional.empty(), Optional.empty());
    }

    /** The facts that the rules ask for. */
    public WithholdingCase facts() {
        return new WithholdingCase(
                !reason.isBlank(), noticeAtMillis.isPresent(), determination.isPresent(), review.isPresent());
    }

    public KeptBack after(Step step, String words, long atMillis) {
        return switch (step) {
            case INSPECTOR_NOTIFIED -> new KeptBack(reason, Optional.of(atMillis), determination, review);
            case DETERMINED -> new KeptBack(reason, noticeAtMillis, Optional.of(words), review);
            case REVIEWED -> new KeptBack(reason, noticeAtMillis, determination, Optional.of(words));
        };
    }
}
