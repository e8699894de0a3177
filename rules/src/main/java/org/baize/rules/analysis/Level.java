package org.baize.rules.analysis;

import org.baize.rules.game.Fraction;

/**
 * One amount that a bet may come to, and how likely it is.
 *
 * @param net what the player gains per unit staked; minus one for a loss, zero for a stake returned
 */
public record Level(Fraction net, Fraction probability) {}
