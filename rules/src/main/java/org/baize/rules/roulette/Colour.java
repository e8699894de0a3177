package org.baize.rules.roulette;

/** The colour of a pocket; the zeros are green and belong to neither even chance. */
public enum Colour {
    GREEN,
    RED,
    BLACK
}
