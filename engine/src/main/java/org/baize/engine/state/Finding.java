package org.baize.engine.state;

import org.baize.rules.shoe.irregular.Irregularity;

/**
 * Something irregular about the cards that was found and is not done with.
 *
 * @param round the round that it is about
 * @param remedied the remedy is carried out, and at most an option is left to choose
 * @param holds nothing of its round is dealt or paid until it is decided
 */
public record Finding(Irregularity what, long round, boolean remedied, boolean holds) {}
