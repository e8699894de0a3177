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

    /** Where a round begins with its first card, an open wagering period is not yet the next round. */
    private static boolean nextBegun(Table table, long round) {
        Round latest = table.round();
        Commencement begins = table.apparatusRules().opening().commencement().value();
        boolean beforeFirstCard = latest.phase() == RoundPhase.BETTING || latest.phase() == RoundPhase.CLOSED;
        if (begins == Commencement.FIRST_CARD && latest.number() == round + 1) {
            return !beforeFirstCard;
        }
        return latest.number() > round;
    }
}
