package org.baize.rules.sicbo;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * What happens to a round when the dice or the tumbler fail, and what must be in order before the next one.
 *
 * @param remedies one for each incident that the text knows
 */
public record TumblerIncidentRules(List<Remedy> remedies, People people, Opening opening) {

    /**
     * Whose word the house takes where the texts, which say who declares a round void, name nobody.
     *
     * @param report who may say that something is wrong with the dice
     * @param service who may open the tumbler and fit dice
     */
    public record People(List<Role> report, List<Role> service) {

        public People {
            report = List.copyOf(report);
            service = List.copyOf(service);
        }

        /** Supervisors have a part in both; machines are looked after by those who set them up. */
        public static People under(List<Role> supervisors) {
            return new People(
                    Stream.concat(Stream.of(Role.DEVICE, Role.DEALER), supervisors.stream())
                            .toList(),
                    Stream.concat(Stream.of(Role.ADMINISTRATOR, Role.OPERATOR_AUTHORITY), supervisors.stream())
                            .toList());
        }
    }

    /**
     * What an incident leads to.
     *
     * @param atOnce what the system does when it is reported
     * @param declaration what needs a person's word; absent where the text leaves nothing to declare
     */
    public record Remedy(
            TumblerIncident incident, List<TumblerAct> atOnce, Optional<Declaration> declaration, RuleId rule) {

        public Remedy {
            atOnce = List.copyOf(atOnce);
        }

        public static Remedy atOnce(TumblerIncident incident, RuleId rule, TumblerAct... acts) {
            return new Remedy(incident, List.of(acts), Optional.empty(), rule);
        }
    }

    /** The only act that is left to a supervisor, and what it sets free. */
    public record Declaration(List<Role> by, List<TumblerAct> acts, RuleId rule) {

        public Declaration {
            by = List.copyOf(by);
            acts = List.copyOf(acts);
        }
    }

    /** Who declared which round void, when and on what ground; kept with the round. */
    public record Declared(String person, Role role, long atMillis, TumblerIncident ground) {

        public Declared {
            if (person.isBlank()) {
                throw new IllegalArgumentException("a declaration names the person who makes it");
            }
        }
    }

    /** The rules on what must be in order before a round opens. */
    public record Opening(RuleId tumbler, RuleId dice, RuleId declared, RuleId service) {}

    public TumblerIncidentRules {
        remedies = List.copyOf(remedies);
    }

    /** What the text says about that incident; absent where it does not know it. */
    public Optional<Remedy> remedy(TumblerIncident incident) {
        return remedies.stream().filter(remedy -> remedy.incident() == incident).findFirst();
    }

    /** The rule that takes the tumbler out of service after that incident; absent where the text has none. */
    public Optional<RuleId> outOfService(TumblerIncident incident) {
        return remedy(incident)
                .flatMap(remedy -> remedy.atOnce().contains(TumblerAct.TAKE_OUT_OF_SERVICE)
                        ? Optional.of(remedy.rule())
                        : remedy.declaration()
                                .filter(declared -> declared.acts().contains(TumblerAct.TAKE_OUT_OF_SERVICE))
                                .map(Declaration::rule));
    }

    /**
     * What was exposed while wagering was open: dice of a round that is still to be shaken tell nothing; dice that have
     * been tumbled for this round are its result.
     *
     * @param activated whether the tumbler has been activated this round; empty when nobody is sure, and then it counts
     *     as activated
     */
    public static TumblerIncident exposed(Optional<Boolean> activated) {
        return activated.orElse(true) ? TumblerIncident.RESULT_EXPOSED : TumblerIncident.DICE_EXPOSED;
    }

    /** May this person say that it happened? A call of no spin is an act of its own and not asked here. */
    public Verdict mayReport(Remedy remedy, Role role) {
        return people.report().contains(role)
                ? Verdict.permit(remedy.rule())
                : Verdict.refuse(TumblerRefusal.NOT_AT_THE_DICE, remedy.rule());
    }

    /** May this person open the tumbler? */
    public Verdict mayService(Role role) {
        return people.service().contains(role)
                ? Verdict.permit(opening.service())
                : Verdict.refuse(TumblerRefusal.NOT_FOR_REPAIRS, opening.service());
    }

    /** May this person declare the wagers of the round void? */
    public Verdict declare(Remedy remedy, Role role, boolean settled) {
        if (settled) {
            return Verdict.refuse(TumblerRefusal.ALREADY_SETTLED, remedy.rule());
        }
        if (remedy.declaration().isEmpty()) {
            return Verdict.refuse(TumblerRefusal.NOT_DECLARABLE, remedy.rule());
        }
        Declaration declaration = remedy.declaration().get();
        return declaration.by().contains(role)
                ? Verdict.permit(declaration.rule())
                : Verdict.refuse(TumblerRefusal.NOT_A_SUPERVISOR, declaration.rule());
    }

    /** May a table, or its next round, open? */
    public Verdict open(TumblerCondition condition) {
        if (!condition.registered()) {
            return Verdict.refuse(TumblerRefusal.NO_TUMBLER, opening.tumbler());
        }
        if (!condition.diceSound()) {
            return Verdict.refuse(TumblerRefusal.NO_DICE, opening.dice());
        }
        if (condition.awaitsDeclaration()) {
            return Verdict.refuse(TumblerRefusal.VOID_NOT_DECLARED, opening.declared());
        }
        return condition.inService()
                ? Verdict.permit(opening.tumbler())
                : Verdict.refuse(TumblerRefusal.OUT_OF_SERVICE, opening.service());
    }
}
