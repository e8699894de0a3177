package org.baize.rules.setup;

import org.baize.rules.law.Reason;

/** What may be wrong with a set-up. In the order of the checks. */
public enum SetupReason implements Reason {
    NO_SUCH_INSTRUMENT("No rulebook here has this approval."),
    REVOKED("This approval is revoked; a later one has taken its place."),
    NO_EFFECTIVE_DATE("Enter the day on which this text came into force."),
    NOT_YET_IN_FORCE("This text is not in force yet."),
    NO_SUCH_GAME("The text has no such game."),
    NO_PAIRS_TO_CHOOSE("This text leaves no choice of pairs for this game."),
    NOT_ONE_PAIRS_VARIANT("Where pairs are offered, choose exactly one of the text's variants."),
    PAIRS_LAYOUT_NOT_APPROVED("The layout with pairs has no approval on file."),
    BET_ALWAYS_OPEN("The text does not let this bet be left out."),
    NO_LIMITS("This line is offered and has no limits."),
    NOT_A_LINE("Nothing of this name is offered."),
    LIMITS_CROSSED("Limits are: minimum above zero, maximum not below it, step above zero."),
    STEP_IS_THE_MINIMUM("In this text the step is the minimum itself."),
    MINIMUM_OFF_THE_MULTIPLE("The minimum must itself be a multiple of the step."),
    PART_OF_A_CENT("Winnings would come to part of a cent; choose a rounder minimum and step."),
    NO_TOTAL_HERE("The text knows no such limit on all wagers of a round."),
    TOTALS_CROSSED("Totals are above zero, and the most is not below the least."),
    NO_DIFFERENTIAL_HERE("The text knows no differential for this game."),
    DIFFERENTIAL_NOT_POSITIVE("A differential is above zero."),
    WIDER_THAN_THE_TABLE("A terminal's own limits take nothing that the table does not take."),
    OTHER_DEVICE("These choices are for the device of another game."),
    NO_SHUFFLER_HERE("The text knows no shuffling machine."),
    NO_PRE_SHUFFLED_HERE("The text knows no cards shuffled at manufacture."),
    NO_GAME_AT_STATION("A dealer deals at least one game."),
    NO_SUCH_SHAKE("The text does not have the dice tumbled at that time."),
    SHOOTER_CHOICE("A shooter is chosen where the text has one, and only there."),
    PERIOD_NOT_POSITIVE("A wagering period lasts at least a second."),
    NOT_A_NOTE("Accepted notes are amounts above zero, each named once."),
    NO_NOTES_HERE("The text lets no notes in at a terminal."),
    TICKET_LIMIT_NOT_POSITIVE("A ticket limit is above zero.");

    private final String sentence;

    SetupReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
