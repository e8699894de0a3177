package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.inject.Singleton;
import java.util.function.Supplier;
import org.baize.engine.answer.Answer;
import org.baize.gateway.identity.DoneActs;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.web.ProblemException;

/** Acts under a key of their caller's choice: asked again under the same key, the same is done once and gets the first answer again. */
@Singleton
final class KeyedActs {

    private final DoneActs doneActs;

    KeyedActs(Identity identity) {
        this.doneActs = identity.doneActs();
    }

    /**
     * Sends away whoever has chosen no key, or one that is too long.
     *
     * @param longest so many letters it may have
     */
    static void requireKey(String key, int longest) {
        if (key.isBlank() || key.length() > longest) {
            throw ProblemException.bad("A key has 1 to " + longest + " letters.");
        }
    }

    /** Carries it out if nobody has under this key. */
    JsonNode once(DoneActs.Ask key, Supplier<Carried> act) {
        return switch (doneActs.begin(key)) {
            case DoneActs.Known.Taken _ -> first(key, act);
            case DoneActs.Known.OfAnother _ ->
                throw ProblemException.conflict("KEY_USED", "This key was used for something else.");
            case DoneActs.Known.Before before ->
                Acts.parsed(before.answer()
                        .orElseThrow(() -> ProblemException.conflict(
                                "OUTCOME_UNKNOWN",
                                "It is not known whether this was done; look before you ask again.")));
        };
    }

    /** A refusal changes nothing, so its key may be used again: the reason may have gone by then. */
    private JsonNode first(DoneActs.Ask key, Supplier<Carried> act) {
        Carried carried = sent(key, act);
        if (carried.answer() instanceof Answer.Refused) {
            doneActs.notDone(key);
        }
        JsonNode done = Acts.done(carried);
        doneActs.answered(key, done.toString());
        return done;
    }

    /** What did not even go to the floor leaves its key free, too. */
    private Carried sent(DoneActs.Ask key, Supplier<Carried> act) {
        try {
            return act.get();
        } catch (ProblemException problem) {
            if (Floor.wasNotSent(problem)) {
                doneActs.notDone(key);
            }
            throw problem;
        }
    }
}
