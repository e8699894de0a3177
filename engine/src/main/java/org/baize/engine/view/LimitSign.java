package org.baize.engine.view;

import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.baize.engine.state.Play;
import org.baize.rules.game.BetLine;
import org.baize.rules.wager.LineLimits;
import org.baize.rules.wager.Offer;

/**
 * The sign at a table: the very limits that its rounds are played under.
 *
 * @param leastTotalCents what one player must bet in a round in all
 * @param differentialCents how far Player and Banker may be apart
 */
public record LimitSign(
        List<Line> lines, OptionalLong leastTotalCents, OptionalLong mostTotalCents, OptionalLong differentialCents) {

    /** One kind of bet. */
    public record Line(String key, String title, long minimumCents, long maximumCents, long stepCents) {

        private static Line of(BetLine<?> line, LineLimits limits) {
            return new Line(line.key(), line.title(), limits.minimumCents(), limits.maximumCents(), limits.stepCents());
        }
    }

    public LimitSign {
        lines = List.copyOf(lines);
    }

    public static LimitSign of(Play<?, ?> play) {
        Offer<?> offer = play.offer();
        List<Line> lines = offer.lines().stream()
                .map(line -> Line.of(
                        line, Objects.requireNonNull(offer.limits().byLine().get(line.key()))))
                .toList();
        return new LimitSign(
                lines,
                offer.limits().totals().minimumCents(),
                offer.limits().totals().maximumCents(),
                offer.limits().differentialCents());
    }
}
