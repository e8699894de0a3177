package org.baize.rules.wager;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Section;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.RuleId;

/** What one table takes from one player: the lines and sections that are open, and the limits of each line. */
public final class Offer<B extends Bet> {

    private final List<BetLine<B>> lines;
    private final List<SectionLine<B>> sections;
    private final TableLimits limits;
    private final RuleId onlyListed;
    private final Map<B, Listed> listed;

    /** Where a bet stands, so that one look-up tells all about it. */
    private record Listed(Optional<String> line, Optional<LineLimits> limits) {

        private static final Listed NOWHERE = new Listed(Optional.empty(), Optional.empty());
    }

    public Offer(List<BetLine<B>> lines, List<SectionLine<B>> sections, TableLimits limits, RuleId onlyListed) {
        this.lines = List.copyOf(lines);
        this.sections = List.copyOf(sections);
        this.limits = limits;
        this.onlyListed = onlyListed;
        this.listed = new LinkedHashMap<>();
        for (BetLine<B> line : lines) {
            LineLimits ofLine = limits.byLine().get(line.key());
            if (ofLine == null) {
                throw new IllegalArgumentException("the line '" + line.key() + "' is open but has no limits");
            }
            Listed there = new Listed(Optional.of(line.key()), Optional.of(ofLine));
            line.bets().forEach(bet -> listed.put(bet, there));
        }
    }

    public List<BetLine<B>> lines() {
        return lines;
    }

    public List<SectionLine<B>> sections() {
        return sections;
    }

    public TableLimits limits() {
        return limits;
    }

    /** The rule that nothing beside this is taken. */
    public RuleId onlyListed() {
        return onlyListed;
    }

    /** The key of the line that a bet belongs to; empty where this table does not take the bet. */
    public Optional<String> lineOf(B bet) {
        return listed.getOrDefault(bet, Listed.NOWHERE).line();
    }

    public Optional<LineLimits> limitsOf(B bet) {
        return listed.getOrDefault(bet, Listed.NOWHERE).limits();
    }

    /** The open bets of the lines with these keys. */
    List<B> betsOf(List<String> keys) {
        return lines.stream()
                .filter(line -> keys.contains(line.key()))
                .flatMap(line -> line.bets().stream())
                .toList();
    }

    public boolean takes(Section<B> section) {
        return sections.stream().anyMatch(line -> line.sections().contains(section));
    }
}
