package org.baize.records.row;

/**
 * One row of the database. Its first component is the key; what is 0 or empty is not there. What a column means stands
 * in the migration.
 */
public sealed interface Row {

    /** Everything that happened, one row an event. */
    record Event(
            long eventNo,
            long logPosition,
            long atMillis,
            int tableNo,
            long roundNo,
            int terminalNo,
            int personNo,
            String kind,
            String body,
            String hash)
            implements Row {

        public Event with(String made) {
            return new Event(eventNo, logPosition, atMillis, tableNo, roundNo, terminalNo, personNo, kind, body, made);
        }
    }

    /** Everything that was asked, also what was refused. */
    record Request(
            long logPosition,
            long atMillis,
            String originKind,
            int originNo,
            long sequenceNo,
            int secondPerson,
            String secondRole,
            String kind,
            int tableNo,
            int terminalNo,
            String body,
            boolean firstTime,
            boolean accepted,
            String reason,
            String rule,
            long firstEvent,
            int events,
            String hash)
            implements Row {

        public Request with(String made) {
            return new Request(
                    logPosition,
                    atMillis,
                    originKind,
                    originNo,
                    sequenceNo,
                    secondPerson,
                    secondRole,
                    kind,
                    tableNo,
                    terminalNo,
                    body,
                    firstTime,
                    accepted,
                    reason,
                    rule,
                    firstEvent,
                    events,
                    made);
        }
    }

    record Setup(long eventNo, int tableNo, String name, String rulebook, String game, String body) implements Row {}

    record ChipAccount(
            long accountNo, int terminalNo, long openedEvent, long openedMillis, long closedEvent, long closedMillis)
            implements Row {}

    /** A round; its id is the number of the event that began it. */
    record GameRound(
            long roundId,
            int tableNo,
            long roundNo,
            long setupEvent,
            String rulebook,
            String kind,
            String state,
            long openedMillis,
            long closedMillis,
            long resolvedMillis,
            String outcome,
            String rule,
            int corrections,
            long firstPosition)
            implements Row {}

    record Wager(
            long wagerId,
            int tableNo,
            long roundNo,
            int terminalNo,
            long accountNo,
            int betNo,
            String bet,
            long stakeCents,
            String state)
            implements Row {

        public Wager with(long cents, String changed) {
            return new Wager(wagerId, tableNo, roundNo, terminalNo, accountNo, betNo, bet, cents, changed);
        }
    }

    record Settlement(
            long settlementId,
            long eventNo,
            long atMillis,
            long wagerId,
            int tableNo,
            long roundNo,
            String kind,
            String outcome,
            long stakeCents,
            long creditCents,
            long commissionCents,
            String rule,
            String reason)
            implements Row {}

    /**
     * Money that moved. Chips that a player lays, lifts or locks stay that player's until they are decided and move
     * nowhere here: the account CHIPS stands for all of them.
     */
    record Movement(
            long movementId,
            long eventNo,
            long atMillis,
            String flow,
            String fromKind,
            int fromOwner,
            long fromDetail,
            String toKind,
            int toOwner,
            long toDetail,
            long cents,
            long accountNo,
            int tableNo,
            long roundNo)
            implements Row {}

    record Takings(
            long eventNo,
            long atMillis,
            int tableNo,
            long roundNo,
            long turnoverCents,
            long winsCents,
            long commissionCents,
            long forfeitedCents)
            implements Row {}

    /**
     * A ticket or voucher, and how it stands.
     *
     * @param paidPerson who paid it at the cash desk; 0 where nobody did, or a terminal took it
     */
    record Paper(
            long paperNo,
            long issuedEvent,
            long issuedMillis,
            String kind,
            long cents,
            int terminalNo,
            long accountNo,
            String rulebook,
            String state,
            long stateEvent,
            long stateMillis,
            long delayedUntilMillis,
            long paidMillis,
            String paidPlace,
            String paidForm,
            int paidPerson,
            long replacedBy)
            implements Row {}

    /**
     * A note that was taken.
     *
     * @param stackedNo its number among those of its denomination in that stacker
     */
    record Note(long eventNo, long atMillis, int terminalNo, long accountNo, long denominationCents, long stackedNo)
            implements Row {}

    record CreditHold(
            long holdNo,
            int terminalNo,
            long accountNo,
            int tableNo,
            long roundNo,
            long askedCents,
            long heldCents,
            long owedCents,
            String stage)
            implements Row {}

    /** What a person did, and who signed beside. */
    record StaffAct(
            long eventNo,
            long atMillis,
            int personNo,
            String role,
            int secondPerson,
            String secondRole,
            String kind,
            int tableNo,
            long roundNo,
            int terminalNo,
            String rule,
            String reason)
            implements Row {}

    record SignificantEvent(
            long eventNo,
            long atMillis,
            String category,
            String kind,
            int tableNo,
            long roundNo,
            int terminalNo,
            int personNo,
            long cents,
            String rule,
            String reason)
            implements Row {}

    record ExceptionEntry(
            long eventNo,
            long atMillis,
            String category,
            String kind,
            int tableNo,
            long roundNo,
            int terminalNo,
            int personNo,
            long cents,
            String rule,
            String reason)
            implements Row {}

    record Progress(
            long progressId, long logPosition, long nextEvent, long atMillis, String eventHash, String requestHash)
            implements Row {}
}
