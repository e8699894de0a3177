package org.baize.rules.setup;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Edition;
import org.baize.rules.rulebook.Rulebook;

/** Which approval a table may be opened under. Rounds of a revoked one stay readable; only new ones are refused. */
public final class Instruments {

    private final List<Rulebook> rulebooks;

    public Instruments(List<Rulebook> rulebooks) {
        this.rulebooks = List.copyOf(rulebooks);
    }

    /**
     * May a table be opened under that approval?
     *
     * @param inForceFrom the day it came into force, which no text prints and the operator enters
     */
    public Verdict mayOpen(String rulebookId, Optional<LocalDate> inForceFrom, LocalDate today) {
        Edition edition = edition(rulebookId);
        if (inForceFrom.isEmpty()) {
            return Verdict.refuse(SetupReason.NO_EFFECTIVE_DATE, edition.inForce());
        }
        // No text is in force before it was signed, whatever was entered.
        boolean tooEarly = today.isBefore(inForceFrom.get())
                || inForceFrom.get().isBefore(edition.approval().made().value());
        return tooEarly
                ? Verdict.refuse(SetupReason.NOT_YET_IN_FORCE, edition.inForce())
                : Verdict.permit(edition.inForce());
    }

    /** May that instrument be chosen for a live table at all? */
    public Verdict mayChoose(String instrument) {
        return rulebooks.stream()
                .map(Rulebook::edition)
                .flatMap(edition -> edition.revokes().stream())
                .filter(revoked -> revoked.value().equals(instrument))
                .findFirst()
                .map(revoked -> Verdict.refuse(SetupReason.REVOKED, revoked.rule()))
                .orElseGet(() -> known(instrument));
    }

    private Verdict known(String instrument) {
        Edition first = rulebooks.getFirst().edition();
        return rulebooks.stream()
                .map(Rulebook::edition)
                .filter(edition -> edition.approval().instrument().equals(instrument))
                .findFirst()
                .map(edition -> Verdict.permit(edition.inForce()))
                .orElseGet(() -> Verdict.refuse(SetupReason.NO_SUCH_INSTRUMENT, first.inForce()));
    }

    private Edition edition(String rulebookId) {
        return rulebooks.stream()
                .map(Rulebook::edition)
                .filter(edition -> edition.id().equals(rulebookId))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + rulebookId + "' is not a rulebook here"));
    }
}
