package org.baize.engine.answer;

import org.baize.rules.law.Reason;

/**
 * Why the floor refuses where no text is asked. The constants stand in the order in which the checks are made. What a
 * text refuses comes after them as a rule. It comes earlier where the text does not give an act to whoever asks, and
 * where only its answer brings up the question: there is nothing to undo after a close, and a round is needed only for
 * a sanction that gives stakes back. An origin is looked at twice: at the door, and by a chapter that hears some only.
 */
public enum FloorReason implements Reason {
    // the envelope
    SEQUENCE_GAP("A request before this one has not arrived; send it first."),
    SEQUENCE_PASSED("This request was answered long ago."),

    // who
    NOT_ENROLLED("Nobody with this number works here."),
    PIN_LOCKED("The PIN was mistyped too often; an administrator must unlock it."),
    PIN_WRONG("The PIN is not right."),
    NOT_SIGNED_ON("Sign on first."),
    SECOND_PERSON_IS_THE_FIRST("The second signature must be another person's."),
    SECOND_PERSON_NOT_RECOGNISED("The second signature is not right."),
    NOT_FOR_THIS_ORIGIN("This cannot be asked from there."),
    NOT_A_DEMONSTRATION("A simulated device serves tables for demonstration only."),

    // what it is about
    NO_SUCH_TABLE("There is no such table."),
    NO_SUCH_TERMINAL("There is no such terminal."),
    NO_SUCH_RULEBOOK("There is no such rulebook."),
    NUMBER_OUT_OF_RANGE("Numbers go from 1 to 100,000."),
    NUMBER_TAKEN("This number is in use already."),
    DEMONSTRATION_AND_MONEY("A floor is for money or for demonstration: credit and tickets go from table to table."),
    NOT_AT_THIS_TABLE("This terminal does not reach this table."),
    TABLE_ALREADY_OPEN("The table is open already."),
    TABLE_NOT_OPEN("The table is not open."),
    OUT_OF_THIS_ROUND("This terminal takes no more part in this round."),
    TERMINAL_RETIRED("This terminal is out of play."),
    DIRECTED_TO_LEAVE("A direction to leave stands: no further wagers here."),
    SEAT_VACATED("The seat was given up for others: no further wagers here."),
    KEPT_TO_ANOTHER_TERMINAL("A supervisor has kept this player to another terminal."),
    EXCLUDED("An exclusion stands: no further wagers."),
    NO_SUCH_PERSON("Nobody with this number works here."),
    NO_SUCH_CARDS("There is no such set of cards at this table."),
    NO_SUCH_CASE("Nothing of that number waits for a decision."),
    NO_SUCH_OUTCOME("There is no such result in this game."),
    NO_SUCH_DEVICE("This table is dealt with something else."),
    NO_SUCH_INCIDENT("The text of this table does not know that incident."),
    REASON_MISSING("Say why."),
    NO_SUCH_ROLE("This person does not have that role."),
    ROLES_DO_NOT_MIX("An administrator or inspector has no other role, and nobody signs on as a machine."),
    OWN_ROLES("Nobody changes their own roles."),
    DEALS_ELSEWHERE("This dealer deals at another station; sign off there first."),
    NOT_SIGNED_ON_THERE("There is no sign-on to end there."),
    SIGNED_ON_IN_ANOTHER_ROLE("Sign off first: the sign-on is in another role."),
    SEVERAL_RULEBOOKS("All tables of one terminal must be under one rulebook."),
    OTHER_APPARATUS("The device of this table is not one that the text plays this game with."),
    NO_CLOTH_HERE("The text knows no table where staff enter the wagers."),
    NO_BOXES_HERE("The text knows no boxes that players share."),
    BOXES_MISSING("The text has wagers laid in boxes; say how many the layout has."),
    NO_COLOURS_HERE("The text knows no colour chips."),
    NO_SCREEN_HERE("A seat at a cloth has no screen that could show limits of its own."),
    ANOTHER_ACT("Stake buttons are laid and a maximum is marked by acts of their own."),
    NO_COLOUR_GIVEN("This player has no colour at this table."),
    NO_SUCH_BET("There is no such bet in this game."),
    COLOUR_TAKEN("There is no such colour at this table, or somebody has it."),
    NO_SUCH_BUTTON("No such stake button lies there."),
    NOBODY_THERE("Nobody has an account at this terminal."),
    CHANGE_WAITING("A change waits already; cancel it first."),
    NOTHING_CHANGED("There is no change."),
    NOTHING_ANNOUNCED("Nothing is announced at this table."),
    CLOSING_ANNOUNCED("The players have been told already that the table closes."),
    NOT_FOR_THE_HOUSE("The text does not leave this to the house."),
    SEAT_NOT_IDLE("This seat is not idle."),
    NOT_RETIRED("This terminal is not out of play."),
    NOT_DIRECTED("Nobody there was directed to leave."),
    NOBODY_CALLED("Nobody has called from there."),
    NO_SUCH_BREACH("There is no such breach on record at this table."),
    ANOTHER_PLAYERS_BREACH("This breach is another player's."),
    NO_SUCH_DISPUTE("There is no such dispute at this table."),
    DISPUTE_CLOSED("This dispute is closed."),
    DECIDED_ALREADY("This is decided already."),
    NO_ROUND("There is no round."),
    NO_SUCH_ROUND("There was no such round at this table."),
    DISPUTE_OPEN("A dispute of this terminal about this round is open already."),
    ROUND_TOO_OLD("That round is too long ago to be corrected here; it is settled by hand."),
    ROUND_IS_VOID("That round is void, and stays so."),
    ROUND_HELD("A supervisor has to decide before this round goes on."),
    ROUND_NOT_HELD("This round does not wait for a supervisor."),
    CASE_ALREADY_OPEN("The same waits for a decision already."),
    CLAIMS_WAITING("So many claims from there wait already; they are decided first."),
    /** Told after the text was asked: the close leaves nothing to take back, and the text has the better reason. */
    NOTHING_TO_UNDO("There is nothing to take back."),

    // money
    VALIDATION_KEY_KEPT("The key for ticket numbers is given once and never changes."),
    NOT_A_VALIDATION_KEY("A key for ticket numbers is 64 hexadecimal digits."),
    NOT_AN_AMOUNT("The amount must be more than nothing, and no more than there is money."),
    TRANSFER_DIFFERS("Another transfer has this reference."),
    NO_VALIDATION_KEY("The floor has no key for ticket numbers yet."),
    PAYMENT_UNDER_WAY("This credit is being paid out; keep the paper back instead."),
    NO_PAYMENT_UNDER_WAY("No such payment is under way at this terminal."),
    PAPER_NOT_IN_THAT_STATE("This paper does not stand so that this could be done.");

    private final String sentence;

    FloorReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
