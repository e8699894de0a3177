package org.baize.rules.shoe.preparation;

import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;

/** Single cards that are exchanged in a set, with what was recorded about it. */
public record Replacement(
        List<Card> removed, List<Card> added, List<SignOff> signOffs, Optional<String> receivingShuffler) {

    /** One person who looked at each new card. */
    public record SignOff(Role role, String person) {}

    public Replacement {
        removed = List.copyOf(removed);
        added = List.copyOf(added);
        signOffs = List.copyOf(signOffs);
    }

    public boolean oneForOne() {
        return Audit.sameFaces(removed, added);
    }

    /** Whether each of these authorities signed, each through a person of their own. */
    boolean signedByDifferentPersons(List<Approval> needed) {
        boolean each =
                needed.stream().allMatch(approval -> signOffs.stream().anyMatch(sign -> approval.givenBy(sign.role())));
        long persons = signOffs.stream()
                .filter(sign -> needed.stream().anyMatch(approval -> approval.givenBy(sign.role())))
                .map(SignOff::person)
                .distinct()
                .count();
        return each && persons >= needed.size();
    }
}
