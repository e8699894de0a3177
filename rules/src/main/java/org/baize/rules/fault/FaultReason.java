package org.baize.rules.fault;

import org.baize.rules.law.Reason;

/** Why something about a fault is refused, in the order of the checks. */
public enum FaultReason implements Reason {
    NOT_A_MALFUNCTION("This does not count as a malfunction of that part."),
    ROUND_NOT_TOUCHED("That round was resolved before the fault began."),
    TOO_LATE("It is too late for that; what was settled stays."),
    DONE_BY_THE_SYSTEM("The system does this by itself; nobody orders it."),
    NO_CHOICE("The rules leave no choice here."),
    NOT_ENTITLED("This needs somebody with more authority."),
    REASON_MISSING("Say why."),
    RULE_MISSING("Say by which rule it was decided.");

    private final String sentence;

    FaultReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
