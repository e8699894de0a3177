package org.baize.rules.shoe.preparation;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/** When a text wants the cards counted, and by whom. */
public record CheckRules(Ruled<Duty> duty, List<Ruled<CardCheck.Checker>> checkers) {

    /** How binding the count is. */
    public enum Duty {
        /** Offered and recorded, but play does not wait for it. */
        OPTIONAL,
        /** No set is put in play without it. */
        BEFORE_USE,
        /** Before gaming starts, and again when it ends. */
        OPENING_AND_CLOSING
    }

    public CheckRules {
        checkers = List.copyOf(checkers);
    }

    public Verdict mayCheck(CardCheck.Checker by) {
        return checkers.stream()
                .filter(known -> known.value() == by)
                .findFirst()
                .map(known -> Verdict.permit(known.rule()))
                .orElseGet(() -> Verdict.refuse(CardRefusal.CHECKER_NOT_KNOWN, duty.rule()));
    }

    /** Whether the table may open; a text that wants a count before gaming starts asks for one since it last ended. */
    public Verdict mayOpen(Optional<CardCheck> openingCheck) {
        return duty.value() == Duty.OPENING_AND_CLOSING ? mayUse(openingCheck) : Verdict.permit(duty.rule());
    }

    /** Whether a set with this check may be put in play. */
    public Verdict mayUse(Optional<CardCheck> check) {
        if (check.isPresent() && !check.get().passed()) {
            return Verdict.refuse(
                    CardRefusal.CHECK_FAILED, mayCheck(check.get().by()).rule());
        }
        if (check.isEmpty() && duty.value() != Duty.OPTIONAL) {
            return Verdict.refuse(CardRefusal.NOT_CHECKED, duty.rule());
        }
        return Verdict.permit(duty.rule());
    }

    /** Whether the table may close; a text that wants a count at the end keeps it pending until then. */
    public Verdict mayClose(Optional<CardCheck> closingCheck) {
        if (duty.value() == Duty.OPENING_AND_CLOSING && closingCheck.isEmpty()) {
            return Verdict.refuse(CardRefusal.CLOSING_CHECK_PENDING, duty.rule());
        }
        return Verdict.permit(duty.rule());
    }
}
