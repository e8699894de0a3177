package org.baize.engine.state;

import org.baize.rules.shoe.irregular.Irregularity;

/**
 * Something irregular about the cards that was found and is not done with.
 *
 * @param round the round that it is about
 * @param remedied the remedy is carried out and only an option is left to choose
 */
public record Finding(Irregularity what, long round, boolean remedied) {

    public Finding done() {
        return new Finding(what, round, true);
    }
}
