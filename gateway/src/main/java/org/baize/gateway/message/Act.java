package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What the player at a terminal does. Bets and sections are named as the layout names them, tickets by all their digits. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Act.Place.class, name = "place"),
    @JsonSubTypes.Type(value = Act.Move.class, name = "move"),
    @JsonSubTypes.Type(value = Act.Remove.class, name = "remove"),
    @JsonSubTypes.Type(value = Act.Undo.class, name = "undo"),
    @JsonSubTypes.Type(value = Act.Clear.class, name = "clear"),
    @JsonSubTypes.Type(value = Act.Repeat.class, name = "repeat"),
    @JsonSubTypes.Type(value = Act.DoubleUp.class, name = "doubleUp"),
    @JsonSubTypes.Type(value = Act.PlaceSection.class, name = "placeSection"),
    @JsonSubTypes.Type(value = Act.PlaceMaximum.class, name = "placeMaximum"),
    @JsonSubTypes.Type(value = Act.Confirm.class, name = "confirm"),
    @JsonSubTypes.Type(value = Act.Shoot.class, name = "shoot"),
    @JsonSubTypes.Type(value = Act.CallAttendant.class, name = "callAttendant"),
    @JsonSubTypes.Type(value = Act.AskForRules.class, name = "askForRules"),
    @JsonSubTypes.Type(value = Act.AskForNoBet.class, name = "askForNoBet"),
    @JsonSubTypes.Type(value = Act.AnswerNoBet.class, name = "answerNoBet"),
    @JsonSubTypes.Type(value = Act.CashOut.class, name = "cashOut"),
    @JsonSubTypes.Type(value = Act.Leave.class, name = "leave"),
    @JsonSubTypes.Type(value = Act.NoteInserted.class, name = "noteInserted"),
    @JsonSubTypes.Type(value = Act.TicketInserted.class, name = "ticketInserted"),
    @JsonSubTypes.Type(value = Act.TicketPrinted.class, name = "ticketPrinted")
})
public sealed interface Act {

    record Place(int table, String bet, long cents) implements Act {}

    record Move(int table, String from, String to, long cents) implements Act {}

    record Remove(int table, String bet, long cents) implements Act {}

    record Undo(int table) implements Act {}

    record Clear(int table) implements Act {}

    record Repeat(int table) implements Act {}

    record DoubleUp(int table) implements Act {}

    record PlaceSection(int table, String section, long unitCents) implements Act {}

    /** The most on a number of the wheel and on all that touches it; what that is, the text says. */
    record PlaceMaximum(int table, String number) implements Act {}

    record Confirm(int table) implements Act {}

    /** Presses the shoot button. */
    record Shoot(int table) implements Act {}

    record CallAttendant(int table) implements Act {}

    record AskForRules(int table) implements Act {}

    /** Asks for a coup without wagers. */
    record AskForNoBet(int table) implements Act {}

    /** Says yes or no to somebody who asked for one. */
    record AnswerNoBet(int table, boolean agrees) implements Act {}

    record CashOut() implements Act {}

    /** Gives up an account with nothing on it. */
    record Leave() implements Act {}

    /** A note goes into a simulated acceptor; as all that happens at simulated machines, heard at tables for demonstration only. */
    record NoteInserted(long noteCents) implements Act {}

    /** A ticket goes into a simulated acceptor. */
    record TicketInserted(String ticket) implements Act {}

    /** A simulated printer has the ticket out. */
    record TicketPrinted(String ticket) implements Act {}
}
