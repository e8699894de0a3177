package org.baize.rules.sicbo;

import java.util.List;

/** Whether the tumbler of a table is fit for a round. */
public record TumblerCondition(boolean registered, boolean diceSound, boolean inService, boolean awaitsDeclaration) {

    /** A table without a tumbler. */
    public static TumblerCondition none() {
        return new TumblerCondition(false, false, false, false);
    }

    /** A tumbler with its three approved dice, as it is when it is registered or cleared. */
    public static TumblerCondition fit() {
        return new TumblerCondition(true, true, true, false);
    }

    /** The condition after these acts. */
    public TumblerCondition after(List<TumblerAct> acts) {
        TumblerCondition condition = this;
        for (TumblerAct act : acts) {
            condition = condition.after(act);
        }
        return condition;
    }

    public TumblerCondition withNewDice() {
        return new TumblerCondition(registered, true, inService, awaitsDeclaration);
    }

    public TumblerCondition cleared() {
        return new TumblerCondition(registered, diceSound, true, awaitsDeclaration);
    }

    private TumblerCondition after(TumblerAct act) {
        return switch (act) {
            case REPLACE_DICE -> new TumblerCondition(registered, false, inService, awaitsDeclaration);
            case TAKE_OUT_OF_SERVICE -> new TumblerCondition(registered, diceSound, false, awaitsDeclaration);
            case AWAIT_DECLARATION -> new TumblerCondition(registered, diceSound, inService, true);
            case VOID_ALL_WAGERS -> new TumblerCondition(registered, diceSound, inService, false);
            case CLOSE_BETTING,
                    RETURN_UNCONFIRMED_CREDIT,
                    CONFIRMED_WAGERS_STAND,
                    REFUSE_RESULT,
                    CALL_SUPERVISOR,
                    TUMBLE_AGAIN -> this;
        };
    }
}
