package org.baize.records.verify;

/**
 * The first thing that does not fit.
 *
 * @param table the table of the database, or whose books
 * @param key the key of the row; 0 where it is not one row
 */
public record Finding(String table, long key, String sentence) {

    @Override
    public String toString() {
        return key == 0 ? table + ": " + sentence : table + " " + key + ": " + sentence;
    }
}
