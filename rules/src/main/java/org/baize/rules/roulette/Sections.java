package org.baize.rules.roulette;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.baize.rules.game.Section;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.RuleId;

/** What the race track offers: sectors of the wheel and neighbours, laid out as ordinary bets of one layout. */
public final class Sections {

    private Sections() {}

    /** A sector under the name that a text gives it; the key is also the section's text. */
    public static SectionLine<RouletteBet> sector(
            RouletteLayout layout, Sector sector, String key, String title, RuleId rule) {
        return new SectionLine<>(key, title, List.of(section(layout, key, sector.chips())), rule);
    }

    /** A number with so many neighbours either side, straight up; one section for each number of the wheel. */
    public static SectionLine<RouletteBet> neighbours(RouletteLayout layout, int eachSide, String title, RuleId rule) {
        String key = "neighbours-" + (2 * eachSide + 1);
        List<Section<RouletteBet>> sections = layout.wheel().pockets().stream()
                .map(centre -> section(
                        layout,
                        key + ":" + centre,
                        layout.wheel().neighbours(centre, eachSide).stream()
                                .map(pocket -> BetKind.STRAIGHT.key() + ":" + pocket)))
                .toList();
        return new SectionLine<>(key, title, sections, rule);
    }

    private static Section<RouletteBet> section(RouletteLayout layout, String text, Stream<String> chips) {
        RouletteGrammar grammar = new RouletteGrammar(layout);
        Map<RouletteBet, Integer> counted = new LinkedHashMap<>();
        chips.map(grammar::bet).forEach(bet -> counted.merge(bet, 1, Integer::sum));
        return new Section<>(
                text,
                counted.entrySet().stream()
                        .map(entry -> new Section.Piece<>(entry.getKey(), entry.getValue()))
                        .toList());
    }
}
