package org.baize.rules.roulette;

/**
 * A point on the layout, in quarter squares, so that every chip position of both layouts is a whole number.
 *
 * @param along from the head with the zeros (0) past 1-2-3 to 34-35-36
 * @param across from the side where the streets are bet (0) over the three columns; the boxes of the dozens and even
 *     chances lie on the other side of that line, below zero
 */
public record Spot(int along, int across) {}
