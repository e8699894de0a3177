package org.baize.load.terminal;

/** What somebody does at a terminal, with what it must do to the account if it is accepted. */
sealed interface Touch {

    /** The message about that table. */
    String act(int table);

    /** A touch of the layout, whose answer somebody waits for. */
    default boolean isWager() {
        return true;
    }

    record Place(String bet, long cents) implements Touch {

        @Override
        public String act(int table) {
            return "{\"type\":\"place\",\"table\":" + table + ",\"bet\":\"" + bet + "\",\"cents\":" + cents + "}";
        }
    }

    /** Takes back the chips that were laid just before. */
    record Undo(Place last) implements Touch {

        @Override
        public String act(int table) {
            return at(table, "undo");
        }
    }

    record Clear() implements Touch {

        @Override
        public String act(int table) {
            return at(table, "clear");
        }
    }

    record Repeat() implements Touch {

        @Override
        public String act(int table) {
            return at(table, "repeat");
        }
    }

    record Confirm() implements Touch {

        @Override
        public String act(int table) {
            return at(table, "confirm");
        }
    }

    record Shoot() implements Touch {

        @Override
        public String act(int table) {
            return at(table, "shoot");
        }

        @Override
        public boolean isWager() {
            return false;
        }
    }

    record Note(long cents) implements Touch {

        @Override
        public String act(int table) {
            return "{\"type\":\"noteInserted\",\"noteCents\":" + cents + "}";
        }

        @Override
        public boolean isWager() {
            return false;
        }
    }

    record CashOut() implements Touch {

        @Override
        public String act(int table) {
            return "{\"type\":\"cashOut\"}";
        }

        @Override
        public boolean isWager() {
            return false;
        }
    }

    record Printed(Ticket ticket) implements Touch {

        @Override
        public String act(int table) {
            return "{\"type\":\"ticketPrinted\",\"ticket\":\"" + ticket.number() + "\"}";
        }

        @Override
        public boolean isWager() {
            return false;
        }
    }

    record Inserted(Ticket ticket) implements Touch {

        @Override
        public String act(int table) {
            return "{\"type\":\"ticketInserted\",\"ticket\":\"" + ticket.number() + "\"}";
        }

        @Override
        public boolean isWager() {
            return false;
        }
    }

    /** A piece of paper that is worth so much. */
    record Ticket(String number, long cents) {}

    private static String at(int table, String what) {
        return "{\"type\":\"" + what + "\",\"table\":" + table + "}";
    }
}
