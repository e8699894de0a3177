package org.baize.bench.cluster;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** How the same wager is written down in PostgreSQL. Each is durable when the call returns. */
enum PostgresForm {

    /** Update the balance with its check, insert the wager and two rows of the ledger, commit. */
    STATEMENTS("five statements a wager", 1) {
        @Override
        Writing prepare(Connection connection, int firstAccount) throws SQLException {
            connection.setAutoCommit(false);
            PreparedStatement debit = connection.prepareStatement(
                    "update account set balance = balance - ? where id = ? and balance >= ?");
            PreparedStatement wager = connection.prepareStatement(
                    "insert into wager (account, bet, cents) values (?, ?, ?) returning id");
            PreparedStatement ledger =
                    connection.prepareStatement("insert into ledger (wager, account, side, cents) values (?, ?, ?, ?)");
            return turn -> {
                int account = account(firstAccount, turn);
                debit.setLong(1, CENTS);
                debit.setInt(2, account);
                debit.setLong(3, CENTS);
                if (debit.executeUpdate() != 1) {
                    throw new SQLException("no money on account " + account);
                }
                wager.setInt(1, account);
                wager.setInt(2, (int) (turn % BETS));
                wager.setLong(3, CENTS);
                long id = number(wager);
                post(ledger, id, account, -CENTS);
                post(ledger, id, account, CENTS);
                connection.commit();
            };
        }
    },

    /** The same in one call of a stored function. */
    PROCEDURE("one stored procedure call a wager", 1) {
        @Override
        Writing prepare(Connection connection, int firstAccount) throws SQLException {
            PreparedStatement place = connection.prepareStatement("select place(?, ?, ?)");
            return turn -> {
                place.setInt(1, account(firstAccount, turn));
                place.setInt(2, (int) (turn % BETS));
                place.setLong(3, CENTS);
                number(place);
            };
        }
    },

    /** A hundred wagers at once, by statements over sets: what PostgreSQL does best. */
    BATCH("batches of 100 wagers", 100) {
        @Override
        Writing prepare(Connection connection, int firstAccount) throws SQLException {
            PreparedStatement place = connection.prepareStatement("select place_all(?, ?, ?)");
            Integer[] accounts = new Integer[wagers()];
            Integer[] bets = new Integer[wagers()];
            Long[] cents = new Long[wagers()];
            for (int i = 0; i < wagers(); i++) {
                accounts[i] = account(firstAccount, i);
                bets[i] = i % BETS;
                cents[i] = CENTS;
            }
            return turn -> {
                place.setArray(1, connection.createArrayOf("int4", accounts));
                place.setArray(2, connection.createArrayOf("int4", bets));
                place.setArray(3, connection.createArrayOf("int8", cents));
                if (number(place) != wagers()) {
                    throw new SQLException("not all wagers of a batch were taken");
                }
            };
        }
    };

    /** Each client has its own accounts, so that none waits for another's lock. */
    static final int ACCOUNTS_EACH = 100;

    private static final long CENTS = 5_00;
    private static final int BETS = 157;

    private final String label;
    private final int wagers;

    PostgresForm(String label, int wagers) {
        this.label = label;
        this.wagers = wagers;
    }

    /** Writes down the wagers of one transaction. */
    interface Writing {
        void write(long turn) throws SQLException;
    }

    abstract Writing prepare(Connection connection, int firstAccount) throws SQLException;

    String label() {
        return label;
    }

    /** How many wagers one transaction holds. */
    int wagers() {
        return wagers;
    }

    private static int account(int first, long turn) {
        return first + (int) (turn % ACCOUNTS_EACH);
    }

    private static void post(PreparedStatement ledger, long wager, int account, long cents) throws SQLException {
        ledger.setLong(1, wager);
        ledger.setInt(2, account);
        ledger.setInt(3, cents < 0 ? 0 : 1);
        ledger.setLong(4, cents);
        ledger.executeUpdate();
    }

    private static long number(PreparedStatement query) throws SQLException {
        try (ResultSet row = query.executeQuery()) {
            if (!row.next()) {
                throw new SQLException("a wager was not taken");
            }
            return row.getLong(1);
        }
    }
}
