package org.baize.gateway.identity;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * The shifts of the cash desk, each with its drawer. The floor knows payments and who made them, and no drawer, so they are kept
 * beside whoever works there, and an ended one for good.
 */
public final class DeskShifts {

    private static final String FACTS =
            "person, opened_millis, ended_millis, float_cents, cash_cents, other_cents, counted_cents";

    private final IdentityStore store;

    DeskShifts(IdentityStore store) {
        this.store = store;
    }

    /** A shift that runs. */
    public record Open(int person, long openedMillis, long floatCents) {}

    /**
     * A shift that is over.
     *
     * @param cashCents paid out of the drawer
     * @param otherCents paid in another form
     * @param countedCents in the drawer at the end
     */
    public record Ended(
            int person,
            long openedMillis,
            long endedMillis,
            long floatCents,
            long cashCents,
            long otherCents,
            long countedCents) {

        /** What must have been in the drawer. */
        public long expectedCents() {
            return floatCents - cashCents;
        }

        /** Above zero where too much was there. */
        public long differenceCents() {
            return countedCents - expectedCents();
        }
    }

    public Optional<Open> open(int person) {
        return store
                .query(
                        "select person, opened_millis, float_cents from identity.open_shift where person = ?",
                        row -> new Open(row.getInt(1), row.getLong(2), row.getLong(3)),
                        person)
                .stream()
                .findFirst();
    }

    /** Begins one; false if that person has one already. */
    public boolean begin(Open shift) {
        return store.tryInsert(
                "insert into identity.open_shift (person, opened_millis, float_cents) values (?, ?, ?)",
                shift.person(),
                shift.openedMillis(),
                shift.floatCents());
    }

    /** Ends one, once: what was counted stands, whoever sends it again. */
    public void end(Ended shift) {
        store.tryInsert(
                "insert into identity.ended_shift (person, opened_millis, ended_millis, float_cents, cash_cents,"
                        + " other_cents, counted_cents) values (?, ?, ?, ?, ?, ?, ?)",
                shift.person(),
                shift.openedMillis(),
                shift.endedMillis(),
                shift.floatCents(),
                shift.cashCents(),
                shift.otherCents(),
                shift.countedCents());
        store.update(
                "delete from identity.open_shift where person = ? and opened_millis = ?",
                shift.person(),
                shift.openedMillis());
    }

    /**
     * Which of those that are over.
     *
     * @param toMillis the first moment that does not belong to it
     * @param person zero for all
     */
    public record About(long fromMillis, long toMillis, int person) {}

    /** One of them, by its place among those that were asked for. */
    public record Numbered(long line, Ended shift) {}

    /** Those behind that line, in the order in which they ended. */
    public List<Numbered> ended(About about, long afterLine, int most) {
        return store.query(
                "select " + FACTS + ", line from (select row_number() over (order by ended_millis, person) as line, "
                        + FACTS + " from identity.ended_shift where ended_millis >= ? and ended_millis < ?"
                        + " and (? = 0 or person = ?)) as numbered where line > ? order by line limit ?",
                row -> new Numbered(row.getLong("line"), read(row)),
                about.fromMillis(),
                about.toMillis(),
                about.person(),
                about.person(),
                afterLine,
                most);
    }

    /** The latest of one person, the latest first. */
    public List<Ended> latest(int person, int most) {
        return store.query(
                "select " + FACTS + " from identity.ended_shift where person = ? order by ended_millis desc limit ?",
                DeskShifts::read,
                person,
                most);
    }

    private static Ended read(ResultSet row) throws SQLException {
        return new Ended(
                row.getInt(1),
                row.getLong(2),
                row.getLong(3),
                row.getLong(4),
                row.getLong(5),
                row.getLong(6),
                row.getLong(7));
    }
}
