/**
 * Cards: sets and shoes, coups card by card, coups without wagers, and what is done when cards go wrong. Every question
 * of law goes to the rules of the shoe and the coup; money moves only through the events of rounds.
 */
@NullMarked
package org.baize.engine.cards;

import org.jspecify.annotations.NullMarked;
