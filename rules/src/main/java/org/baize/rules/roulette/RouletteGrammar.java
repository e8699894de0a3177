package org.baize.rules.roulette;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baize.rules.game.BadTextException;
import org.baize.rules.game.Grammar;

/**
 * Reads the bets and numbers of one layout. Numbers come in any order; {@code six-line:31-36} may name just the ends,
 * and {@code row:2} is read as {@code column:2}, since one text says row.
 */
public final class RouletteGrammar implements Grammar<RouletteBet, Pocket> {

    private static final String NOT_HERE = "is not a bet of this layout: ";

    private final RouletteLayout layout;
    private final List<String> beginnings;

    /** With every bet that the layout has. */
    public RouletteGrammar(RouletteLayout layout) {
        this(
                layout,
                Stream.of(BetKind.values())
                        .filter(kind -> !layout.bets(kind).isEmpty())
                        .map(BetKind::key)
                        .toList());
    }

    /**
     * For a game that has its own choice of bets.
     *
     * @param beginnings how what may be bet on begins, sections included, for whoever writes something else
     */
    RouletteGrammar(RouletteLayout layout, List<String> beginnings) {
        this.layout = layout;
        this.beginnings = List.copyOf(beginnings);
    }

    @Override
    public RouletteBet bet(String text) {
        String read = text.strip().toLowerCase(Locale.ROOT);
        int colon = read.indexOf(':');
        String key = colon < 0 ? read : read.substring(0, colon);
        Optional<String> detail = colon < 0 ? Optional.empty() : Optional.of(read.substring(colon + 1));
        BetKind kind = kind(text, key);
        if (!kind.inside()) {
            return outside(text, kind, detail);
        }
        PocketSet pockets = pockets(text, kind, detail.orElse(""));
        requireSize(text, kind, pockets.size());
        return onLayout(text, new RouletteBet(kind, pockets));
    }

    @Override
    public Pocket outcome(String text) {
        Pocket pocket = Pocket.parse(text);
        if (!layout.wheel().has(pocket)) {
            throw BadTextException.of(text, "is not a number of this wheel: it has no " + pocket);
        }
        return pocket;
    }

    private BetKind kind(String text, String key) {
        String known = key.equals("row") ? BetKind.COLUMN.key() : key;
        return Stream.of(BetKind.values())
                .filter(kind -> kind.key().equals(known))
                .findFirst()
                .orElseThrow(() -> BadTextException.of(
                        text, "is not a bet of roulette: it begins with one of " + String.join(", ", beginnings)));
    }

    private RouletteBet outside(String text, BetKind kind, Optional<String> detail) {
        String canonical = detail.map(which -> kind.key() + ":" + which).orElse(kind.key());
        List<RouletteBet> bets = layout.bets(kind);
        return bets.stream()
                .filter(bet -> bet.text().equals(canonical))
                .findFirst()
                .orElseThrow(() -> BadTextException.of(
                        text,
                        NOT_HERE
                                + "it has "
                                + bets.stream().map(RouletteBet::text).collect(Collectors.joining(", "))));
    }

    private PocketSet pockets(String text, BetKind kind, String labels) {
        List<Pocket> listed = Stream.of(labels.split("-", -1))
                .map(label -> labelled(text, label))
                .toList();
        PocketSet pockets = PocketSet.of(listed.stream());
        if (pockets.size() < listed.size()) {
            throw BadTextException.of(text, NOT_HERE + "a number stands in it twice");
        }
        boolean endsOnly = kind == BetKind.SIX_LINE && pockets.size() == 2;
        return endsOnly ? between(pockets) : pockets;
    }

    private Pocket labelled(String text, String label) {
        Pocket pocket = Pocket.ALL.stream()
                .filter(candidate -> candidate.label().equals(label))
                .findFirst()
                .orElseThrow(() ->
                        BadTextException.of(text, NOT_HERE + "'" + label + "' is no number of a roulette layout"));
        if (!layout.wheel().has(pocket)) {
            throw BadTextException.of(text, NOT_HERE + "there is no " + pocket);
        }
        return pocket;
    }

    private static PocketSet between(PocketSet ends) {
        List<Pocket> pockets = ends.pockets();
        return PocketSet.range(pockets.getFirst().number(), pockets.getLast().number());
    }

    private static void requireSize(String text, BetKind kind, int size) {
        if (size != kind.numbers()) {
            throw BadTextException.of(
                    text, NOT_HERE + kind.key() + " takes " + kind.numbers() + " numbers, not " + size);
        }
    }

    private RouletteBet onLayout(String text, RouletteBet bet) {
        if (layout.has(bet)) {
            return bet;
        }
        String numbers = bet.pockets().toString().replace("-", ", ");
        String wrong = bet.kind() == BetKind.SPLIT
                ? bet.pockets().toString().replace("-", " and ") + " are not adjacent"
                : numbers + " are no " + bet.kind().key();
        throw BadTextException.of(text, NOT_HERE + wrong);
    }
}
