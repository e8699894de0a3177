package org.baize.rules.roulette;

/** A printed box of the layout and the bet that a chip in the middle of it makes: the squares and the outside boxes. */
public record Area(RouletteBet bet, Box box) {}
