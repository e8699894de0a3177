package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.event.DisputeEvent.Matter;
import org.baize.engine.event.DisputeEvent.Ruling;
import org.baize.rules.house.DisputeRecord;

/**
 * A dispute that is open, and how far it has come.
 *
 * @param rulings the first decision, and the review of it
 */
public record Dispute(int table, Matter matter, List<Ruling> rulings, Steps steps) {

    /** What was asked for and done beside the decisions. */
    public record Steps(boolean reviewAsked, boolean toldOfComplaint, boolean regulatorAsked) {

        static final Steps NONE = new Steps(false, false, false);
    }

    public Dispute {
        rulings = List.copyOf(rulings);
    }

    public static Dispute of(int table, Matter matter) {
        return new Dispute(table, matter, List.of(), Steps.NONE);
    }

    /** As the texts ask for it. */
    public DisputeRecord record() {
        boolean dissatisfied = !rulings.isEmpty() && rulings.getLast().against();
        return new DisputeRecord(!rulings.isEmpty(), steps.reviewAsked(), dissatisfied, steps.toldOfComplaint());
    }

    public Dispute with(Ruling ruling) {
        List<Ruling> more = new ArrayList<>(rulings);
        more.add(ruling);
        return new Dispute(table, matter, more, steps);
    }

    public Dispute with(Steps changed) {
        return new Dispute(table, matter, rulings, changed);
    }
}
