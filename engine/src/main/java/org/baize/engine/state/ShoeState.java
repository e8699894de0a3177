package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.StationRules;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.Preparation;

/**
 * The cards of a table: sets at hand, the shoe on its way or in play, the coup, and what is irregular about them.
 *
 * @param sets card sets of this table that are not in its shoe
 * @param preparation how far the present shoe has come, also when it is in play
 * @param shoe there once the burn is done
 * @param last the coup before this one
 */
public record ShoeState(
        List<CardSet> sets,
        Optional<Preparation> preparation,
        Optional<Shoe> shoe,
        CoupState coup,
        Optional<CoupState> last,
        List<Finding> findings,
        NoBets noBets,
        Faces faces,
        Tally tally)
        implements DeviceState {

    public static final ShoeState EMPTY = new ShoeState(
            List.of(),
            Optional.empty(),
            Optional.empty(),
            CoupState.NONE,
            Optional.empty(),
            List.of(),
            NoBets.NONE,
            Faces.UP,
            Tally.NONE);

    public ShoeState {
        sets = List.copyOf(sets);
        findings = List.copyOf(findings);
    }

    /** The cards of a table that deals from a shoe. */
    public static ShoeState of(Table table) {
        if (table.device() instanceof ShoeState cards) {
            return cards;
        }
        throw new IllegalStateException("table " + table.number() + " deals no cards: " + table.device());
    }

    /** The shoe that stands at the table, in play or loaded for it. */
    public Optional<String> shoeId() {
        return shoe.map(Shoe::id).or(() -> preparation.flatMap(Preparation::shoeId));
    }

    /** Whether a coup may begin from this shoe, and if not, what comes first. */
    public Verdict mayBegin(ShoeRules rules) {
        boolean bound = preparation.flatMap(Preparation::shoeId).isPresent();
        if (preparation.isEmpty()) {
            return rules.table().station().mayDeal(new StationRules.Equipment(bound, false, false));
        }
        Verdict prepared = rules.preparation().mayPlay(preparation.get());
        return prepared.permitted() ? rules.mayBegin(shoe.orElseThrow()) : prepared;
    }

    /** Whether the count that a text wants before gaming starts was made. */
    public Verdict mayOpen(ShoeRules rules) {
        return rules.preparation().cards().checks().mayOpen(tally.counted());
    }

    /** Whether the count that a text wants when gaming ends was made. */
    public Verdict mayClose(ShoeRules rules) {
        return rules.preparation().cards().checks().mayClose(tally.counted());
    }

    /** What was counted before says nothing about the cards now. */
    public ShoeState uncounted() {
        return with(tally.counting(Optional.empty()));
    }

    /** The coup of that round, if its cards are on the table or were there last. */
    public Optional<CoupState> coupOf(long round) {
        return cardsOnTable() && coup.round() == round
                ? Optional.of(coup)
                : last.filter(before -> before.round() == round);
    }

    /** Whether cards of a coup lie on the table. */
    public boolean cardsOnTable() {
        return !coup.cards().isEmpty();
    }

    /** Whether the shoe of the coups before is empty: all its cards have left it, or another shoe is in use by now. */
    public boolean emptied() {
        return shoe.filter(from -> from.remaining() > 0)
                .filter(from -> from.progress().coupsEnded() > 0 || cardsOnTable())
                .isEmpty();
    }

    @Override
    public boolean holds(Round latest) {
        return holdsBeside(latest, List.of());
    }

    /** Whether something irregular other than these holds the round. */
    boolean holdsBeside(Round latest, List<Finding> these) {
        return findings.stream()
                .anyMatch(finding -> finding.round() == latest.number() && finding.holds() && !these.contains(finding));
    }

    /** Whether something irregular waits for its remedy. */
    public boolean undecided() {
        return findings.stream().anyMatch(finding -> !finding.remedied());
    }

    public Optional<CardSet> set(String id) {
        return sets.stream().filter(set -> set.id().equals(id)).findFirst();
    }

    /** With this set in place of one of the same name, or one more. */
    public ShoeState with(CardSet set) {
        List<CardSet> more = new ArrayList<>(without(set.id()).sets);
        more.add(set);
        return new ShoeState(more, preparation, shoe, coup, last, findings, noBets, faces, tally);
    }

    public ShoeState without(String setId) {
        List<CardSet> others =
                sets.stream().filter(set -> !set.id().equals(setId)).toList();
        return new ShoeState(others, preparation, shoe, coup, last, findings, noBets, faces, tally);
    }

    public ShoeState with(Preparation changed) {
        return new ShoeState(sets, Optional.of(changed), shoe, coup, last, findings, noBets, faces, tally);
    }

    public ShoeState with(Shoe changed) {
        return new ShoeState(sets, preparation, Optional.of(changed), coup, last, findings, noBets, faces, tally);
    }

    public ShoeState with(CoupState changed) {
        return new ShoeState(sets, preparation, shoe, changed, last, findings, noBets, faces, tally);
    }

    public ShoeState with(NoBets changed) {
        return new ShoeState(sets, preparation, shoe, coup, last, findings, changed, faces, tally);
    }

    public ShoeState with(Faces changed) {
        return new ShoeState(sets, preparation, shoe, coup, last, findings, noBets, changed, tally);
    }

    public ShoeState with(Tally changed) {
        return new ShoeState(sets, preparation, shoe, coup, last, findings, noBets, faces, changed);
    }

    public ShoeState withFindings(List<Finding> changed) {
        return new ShoeState(sets, preparation, shoe, coup, last, changed, noBets, faces, tally);
    }

    public ShoeState withLast(CoupState changed) {
        return new ShoeState(sets, preparation, shoe, coup, Optional.of(changed), findings, noBets, faces, tally);
    }

    /** The coup is past. */
    public ShoeState pastCoup() {
        return new ShoeState(
                sets, preparation, shoe, CoupState.NONE, Optional.of(coup), findings, noBets, faces.afterCoup(), tally);
    }

    /** A new shoe begins with these cards; what was in the old one is back in its set. */
    public ShoeState startedWith(Preparation fresh) {
        Tally none = Tally.NONE.dealtLast(tally.dealtLast()).counting(tally.counted());
        return new ShoeState(
                sets, Optional.of(fresh), Optional.empty(), CoupState.NONE, last, List.of(), noBets, faces, none);
    }
}
