package org.baize.rules.baccarat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.baize.rules.game.BadTextException;
import org.baize.rules.game.Outcome;

/**
 * The facts of a complete coup that decide a payoff. Facts that no cards can bring about together are refused.
 *
 * @param natural whether a natural in either hand ended the coup; then a winner, or both hands of a tie, hold one
 */
public record CoupOutcome(int playerTotal, int bankerTotal, boolean natural, PairKind playerPair, PairKind bankerPair)
        implements Outcome {

    /** Every possible outcome, by totals, natural and pairs. */
    public static final List<CoupOutcome> SPACE = OutcomeSpace.outcomes();

    static final String PREFIX = "facts:";

    private static final Map<String, CoupOutcome> BY_TEXT = byText();

    public CoupOutcome {
        boolean digits = Math.min(playerTotal, bankerTotal) >= 0 && Math.max(playerTotal, bankerTotal) <= 9;
        if (!digits || !OutcomeSpace.possible(key(playerTotal, bankerTotal, natural, playerPair, bankerPair))) {
            throw new IllegalArgumentException(
                    "no cards make a coup of " + text(playerTotal, bankerTotal, natural, playerPair, bankerPair));
        }
    }

    /** The outcome of a complete coup. */
    public static CoupOutcome of(Coup coup) {
        if (!coup.complete()) {
            throw new IllegalArgumentException("'" + coup.text() + "' is not complete: " + coup.explanation());
        }
        return new CoupOutcome(
                coup.player().total(),
                coup.banker().total(),
                coup.natural(),
                coup.pair(Side.PLAYER).orElseThrow(),
                coup.pair(Side.BANKER).orElseThrow());
    }

    /**
     * Some outcome with the pairs of this coup, for bets that its first two cards a hand decide; other facts of it say
     * nothing.
     */
    public static CoupOutcome withPairsOf(Coup coup) {
        PairKind player = coup.pair(Side.PLAYER).orElseThrow();
        PairKind banker = coup.pair(Side.BANKER).orElseThrow();
        return SPACE.stream()
                .filter(outcome -> outcome.playerPair == player && outcome.bankerPair == banker)
                .findFirst()
                .orElseThrow();
    }

    /** Its place in {@link #SPACE}. */
    public int index() {
        return OutcomeSpace.index(key(playerTotal, bankerTotal, natural, playerPair, bankerPair));
    }

    public CoupResult result() {
        return CoupResult.of(playerTotal, bankerTotal);
    }

    public int total(Side side) {
        return switch (side) {
            case PLAYER -> playerTotal;
            case BANKER -> bankerTotal;
        };
    }

    public PairKind pair(Side side) {
        return switch (side) {
            case PLAYER -> playerPair;
            case BANKER -> bankerPair;
        };
    }

    /** By how many points that side is ahead; below zero when it is behind. */
    public int lead(Side side) {
        return switch (side) {
            case PLAYER -> playerTotal - bankerTotal;
            case BANKER -> bankerTotal - playerTotal;
        };
    }

    /** {@code facts:P=4 B=8 natural player-pair=none banker-pair=mixed}. */
    @Override
    public String text() {
        return text(playerTotal, bankerTotal, natural, playerPair, bankerPair);
    }

    public static CoupOutcome parse(String text) {
        CoupOutcome outcome = BY_TEXT.get(text.strip());
        if (outcome == null) {
            throw BadTextException.of(
                    text,
                    "is not the facts of a coup that cards can make, such as "
                            + SPACE.getFirst().text());
        }
        return outcome;
    }

    private static Map<String, CoupOutcome> byText() {
        Map<String, CoupOutcome> outcomes = new LinkedHashMap<>();
        SPACE.forEach(outcome -> outcomes.put(outcome.text(), outcome));
        return Collections.unmodifiableMap(outcomes);
    }

    private static String word(PairKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private static int key(
            int playerTotal, int bankerTotal, boolean natural, PairKind playerPair, PairKind bankerPair) {
        return OutcomeSpace.key(playerTotal, bankerTotal, natural ? 1 : 0, playerPair.code(), bankerPair.code());
    }

    private static String text(
            int playerTotal, int bankerTotal, boolean natural, PairKind playerPair, PairKind bankerPair) {
        return PREFIX + "P=" + playerTotal + " B=" + bankerTotal + (natural ? " natural" : "") + " player-pair="
                + word(playerPair) + " banker-pair=" + word(bankerPair);
    }

    @Override
    public String toString() {
        return text();
    }
}
