package org.baize.rules.sicbo;

import org.baize.rules.law.Reason;

/** Why the tumbler may not be used, read, shown or declared faulty, in the order of the checks. */
public enum TumblerRefusal implements Reason {
    NO_TUMBLER("No dice tumbler is registered at this table."),
    NO_DICE("New dice must be registered before the next round."),
    VOID_NOT_DECLARED("The last round is locked until a supervisor has declared it void."),
    OUT_OF_SERVICE("The tumbler is out of service."),
    BY_ITSELF("The device tumbles the dice by itself here."),
    NOT_THE_DEALER("The dealer tumbles the dice here."),
    OTHER_MODE("The dice are not tumbled that way here."),
    WAGERING_OPEN("Wagering is still open."),
    ALREADY_ACTIVATED("The dice have already been tumbled in this round."),
    GENERATED("A random generator may only be used without money."),
    OTHER_SOURCE("A result is not taken that way here."),
    OTHER_TUMBLER("The result comes from a tumbler that does not belong to this table."),
    NOT_ACTIVATED("The dice have not been tumbled in this round."),
    LATE("The result belongs to an earlier spin."),
    LOCKED("The round is locked; it has no result."),
    CALLED_OFF("No spin was announced; the dice must be tumbled again."),
    DUPLICATE("The result of this spin is already in."),
    DISPUTED("The reading differs from what the dealer sees; a supervisor decides."),
    NOT_CONFIRMED("The result is not confirmed yet."),
    ALREADY_SETTLED("The round is already settled."),
    NOT_AT_THE_DICE("Whoever is at the dice or supervises them tells of it."),
    NOT_FOR_REPAIRS("A tumbler is opened by a supervisor or by whoever looks after machines."),
    NOT_A_SUPERVISOR("Only a supervisor may declare the wagers void."),
    NOT_DECLARABLE("There is nothing to declare: the wagers are void without it.");

    private final String sentence;

    TumblerRefusal(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
