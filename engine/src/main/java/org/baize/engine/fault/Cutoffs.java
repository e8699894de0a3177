package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.state.Round;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.rules.fault.Cutoff;
import org.baize.rules.round.Commencement;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.Sign;

/** What has happened at a table since one of its rounds, as far as it makes an error found too late. */
public final class Cutoffs {

    private Cutoffs() {}

    public static List<Cutoff> since(Table table, long round) {
        List<Cutoff> happened = new ArrayList<>();
        if (nextBegun(table, round)) {
            happened.add(Cutoff.NEXT_ROUND_BEGUN);
        }
        if (!Corrections.running(table, round) && table.device() instanceof ShoeState cards && cards.emptied()) {
            happened.add(Cutoff.SHOE_EMPTIED);
        }
        if (table.status().state() == TableStatus.State.CLOSED) {
            happened.add(Cutoff.TABLE_CLOSED);
        }
        return happened;
    }

    /** The text says which sign begins a round; a round that another has followed has begun in any case. */
    private static boolean nextBegun(Table table, long round) {
        long later = table.round().number() - round;
        Commencement begins = table.apparatusRules().opening().commencement().value();
        return later > 1 || (later == 1 && signs(table.round()).stream().anyMatch(begins::startsOn));
    }

    /** What could be seen of a round since it was opened. Wherever a dolly lay, it is gone by then. */
    private static List<Sign> signs(Round opened) {
        List<Sign> seen = new ArrayList<>();
        seen.add(Sign.DOLLY_CLEARED);
        seen.add(opened.period().isPresent() ? Sign.PERIOD_OPENED : Sign.DECLARED_WITHOUT_WAGERS);
        if (opened.phase() != RoundPhase.BETTING && opened.phase() != RoundPhase.CLOSED) {
            seen.add(Sign.FIRST_CARD_DRAWN);
        }
        return seen;
    }
}
