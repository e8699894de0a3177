package org.baize.rules.sicbo;

/** What can go wrong between the shake and the payment. */
public enum TumblerIncident {
    /** A die does not lie flat on the base. */
    DICE_COCKED,
    DIE_BROKEN,
    /** The device does not work as it should, by its own signal or in somebody's opinion. */
    TUMBLER_FAULT,
    /** The dealer calls the spin off. */
    NO_SPIN,
    /** Dice or result were seen while wagering was open, and they tell nothing about this round. */
    DICE_EXPOSED,
    /** The result of this round was seen while wagering was open. */
    RESULT_EXPOSED
}
