package org.baize.rules.wager;

import java.util.Collections;
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
    private final Map<B, String> lineOfBet;

    public Offer(List<BetLine<B>> lines, List<SectionLine<B>> sections, TableLimits limits, RuleId onlyListed) {
        this.lines = List.copyOf(lines);
        this.sections = List.copyOf(sections);
        this.limits = limits;
        this.onlyListed = onlyListed;
        Map<B, String> index = new LinkedHashMap<>();
        for (BetLine<B> line : lines) {
            if (!limits.byLine().containsKey(line.key())) {
                throw new IllegalArgumentException("the line '" + line.key() + "' is open but has no limits");
            }
            line.bets().forEach(bet -> index.put(bet, line.key()));
        }
        this.lineOfBet = Collections.unmodifiableMap(index);
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
        return Optional.ofNullable(lineOfBet.get(bet));
    }

    public Optional<LineLimits> limitsOf(B bet) {
        return lineOf(bet).map(line -> limits.byLine().get(line));
    }

    public boolean takes(Section<B> section) {
        return sections.stream().anyMatch(line -> line.sections().contains(section));
    }
}
