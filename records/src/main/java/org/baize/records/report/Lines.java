package org.baize.records.report;

/** The rows of the reports; the first column of each is its key. Amounts are cents. */
public sealed interface Lines {

    /** One decision about one wager; a wager that is not decided has none, and its kind is empty. */
    record RoundLine(
            long line,
            long wagerId,
            int terminalNo,
            long accountNo,
            String bet,
            String state,
            String kind,
            String outcome,
            long stakeCents,
            long creditCents,
            long commissionCents,
            String rule,
            String reason,
            long atMillis)
            implements Lines {}

    /**
     * A round in which a terminal had a wager.
     *
     * @param line the number of its first wager there
     */
    record TerminalRound(
            long line,
            long roundId,
            int tableNo,
            long roundNo,
            String rulebook,
            String state,
            long openedMillis,
            long resolvedMillis,
            String outcome,
            long accountNo,
            long stakeCents,
            long creditCents)
            implements Lines {}

    /**
     * A movement on a chip account.
     *
     * @param amountCents what the account has more by it, or less
     * @param balanceCents what the player has then, on the meter and on layouts
     */
    record StatementLine(
            long movementId,
            long eventNo,
            long atMillis,
            String flow,
            int tableNo,
            long roundNo,
            long amountCents,
            long balanceCents)
            implements Lines {}

    /**
     * A ticket or voucher.
     *
     * @param line the event by which it was issued or, in a report of what became of papers, by which it came to stand so
     * @param sinceMillis since when it stands so
     */
    record PaperLine(
            long line,
            long issuedEvent,
            long paperNo,
            String kind,
            long cents,
            int terminalNo,
            long accountNo,
            long issuedMillis,
            String state,
            long sinceMillis,
            long delayedUntilMillis,
            long paidMillis,
            String paidPlace,
            String paidForm,
            long replacedBy)
            implements Lines {}

    /** A ticket or voucher that somebody paid at the cash desk. */
    record PaymentLine(
            long eventNo,
            long atMillis,
            int personNo,
            long paperNo,
            String kind,
            long cents,
            String form,
            int terminalNo,
            String rule)
            implements Lines {}

    /**
     * A shift of the cash desk that is over.
     *
     * @param floatCents in the drawer at first
     * @param cashCents paid out of it
     * @param otherCents paid in another form
     * @param expectedCents what must have been in it at the end
     */
    record ShiftLine(
            long line,
            int personNo,
            long openedMillis,
            long endedMillis,
            long floatCents,
            long cashCents,
            long otherCents,
            long expectedCents,
            long countedCents,
            long differenceCents)
            implements Lines {}

    /** The notes of one denomination in one stacker. */
    record DropLine(long line, int terminalNo, long denominationCents, long notes, long cents) implements Lines {}

    /**
     * What a table took in a shift.
     *
     * @param holdCents what the table has won, commission included
     */
    record TakingsLine(
            long line,
            String day,
            int shift,
            long fromMillis,
            long toMillis,
            int tableNo,
            long turnoverCents,
            long winsCents,
            long holdCents,
            long commissionCents,
            long forfeitedCents,
            long entries)
            implements Lines {}

    /** Two sides of the same money. */
    record ReconciliationLine(long line, String what, long recordsCents, long floorCents, long differenceCents)
            implements Lines {}

    /**
     * One thing on record of a round and a terminal, in the order in which it happened.
     *
     * @param what TOUCH, EVENT or DECISION
     * @param who the origin of a touch, or who signed
     * @param words what was touched or what happened
     * @param answer of a touch: taken, or why not
     * @param chips of a touch: what lay on the layout after it, such as {@code red=500 straight:17=1000}
     */
    record AnalysisLine(
            long line,
            long atMillis,
            String what,
            String who,
            String words,
            String answer,
            String rule,
            String detail,
            String chips)
            implements Lines {}
}
