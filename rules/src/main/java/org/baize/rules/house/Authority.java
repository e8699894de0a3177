package org.baize.rules.house;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Who may do what in one text. Ranks are written out per act, so that what a role may do can be read and not derived.
 *
 * @param inspector the rule that lets an inspector read but not act, where the text has inspectors
 * @param otherwise the rule that keeps everybody to the acts listed
 */
public record Authority(List<Grant> grants, Optional<RuleId> inspector, RuleId otherwise) {

    /** Whoever starts, stops or ends a game works at it; no text says more about who may speak up. */
    private static final List<Act> WORK_AT_A_TABLE = List.of(Act.START_ROUND, Act.SUSPEND_TABLE, Act.CLOSE_TABLE);

    public Authority {
        grants = List.copyOf(grants);
        if (grants.stream().map(Grant::act).distinct().count() != grants.size()) {
            throw new IllegalArgumentException("an act is granted twice: " + grants);
        }
    }

    /** One person, own sign-in. */
    public Verdict mayDo(Act act, Role role) {
        return mayDo(act, role, Optional.empty());
    }

    /** With a second person's own sign-in; that it is another person is for the caller to see to. */
    public Verdict mayDo(Act act, Role role, Role secondPerson) {
        return mayDo(act, role, Optional.of(secondPerson));
    }

    /**
     * Whether somebody works at the table, and may therefore say that a part of it has failed.
     *
     * @param fault the rule on that fault
     */
    public Verdict mayReport(RuleId fault, Role role) {
        boolean worksThere = grants.stream()
                .anyMatch(grant ->
                        WORK_AT_A_TABLE.contains(grant.act()) && grant.by().contains(role));
        return worksThere ? Verdict.permit(fault) : Verdict.refuse(AuthorityReason.NOT_ENTITLED, fault);
    }

    /**
     * What a screen of the staff may offer to somebody, alone or with a second person. The floor itself never asks: it
     * judges the one act that it is told of.
     */
    public List<Act> offeredTo(Role role) {
        return grants.stream()
                .filter(grant -> grant.by().contains(role))
                .map(Grant::act)
                .toList();
    }

    private Verdict mayDo(Act act, Role role, Optional<Role> secondPerson) {
        Optional<Grant> known =
                grants.stream().filter(grant -> grant.act() == act).findFirst();
        if (known.isEmpty()) {
            return Verdict.refuse(AuthorityReason.ACT_UNKNOWN, otherwise);
        }
        Grant grant = known.get();
        if (!grant.by().contains(role)) {
            return role == Role.INSPECTOR && inspector.isPresent()
                    ? Verdict.refuse(AuthorityReason.INSPECTOR_ONLY_READS, inspector.get())
                    : Verdict.refuse(AuthorityReason.NOT_ENTITLED, grant.rule());
        }
        if (grant.approvedBy().isEmpty()) {
            return Verdict.permit(grant.rule());
        }
        if (secondPerson.isEmpty()) {
            return Verdict.refuse(AuthorityReason.SECOND_PERSON_NEEDED, grant.rule());
        }
        return grant.approvedBy().contains(secondPerson.get())
                ? Verdict.permit(grant.rule())
                : Verdict.refuse(AuthorityReason.SECOND_PERSON_NOT_ENTITLED, grant.rule());
    }
}
