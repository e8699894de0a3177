package org.baize.engine.chapter;

import java.util.function.Function;
import org.baize.engine.event.Signature;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;

/** Whose word counts: that of whoever asks, or that of the second person who signs. */
public final class Authorised {

    private Authorised() {}

    /** The better of the two answers. */
    public static Verdict verdict(Moment moment, Function<Role, Verdict> rule) {
        return verdict(moment.signature(), rule);
    }

    /** The same for an act that is on record. */
    public static Verdict verdict(Signature by, Function<Role, Verdict> rule) {
        Verdict first = rule.apply(by.role());
        return first.permitted()
                ? first
                : by.second()
                        .map(second -> rule.apply(second.role()))
                        .filter(Verdict::permitted)
                        .orElse(first);
    }

    /** The role of the two that is permitted; the first one if neither is. */
    public static Role role(Moment moment, Function<Role, Verdict> rule) {
        return moment.second()
                .map(Signature.Second::role)
                .filter(second -> !rule.apply(moment.role()).permitted()
                        && rule.apply(second).permitted())
                .orElse(moment.role());
    }
}
