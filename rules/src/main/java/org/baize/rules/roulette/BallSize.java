package org.baize.rules.roulette;

/** How large a ball may be, both ends included. */
public record BallSize(int smallestMicrometres, int largestMicrometres) {

    public boolean allows(int micrometres) {
        return smallestMicrometres <= micrometres && micrometres <= largestMicrometres;
    }
}
