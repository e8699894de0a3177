package org.baize.engine.house;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.DisputeEvent;
import org.baize.engine.state.Dispute;
import org.baize.engine.state.Dispute.Steps;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.HouseBook;

/** Keeps how far each dispute has come. */
public final class DisputeApplier implements Applier<DisputeEvent> {

    private final FloorState state;

    public DisputeApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(DisputeEvent event) {
        HouseBook book = state.house();
        state.house(
                event instanceof DisputeEvent.DisputeClosed
                        ? book.withoutDispute(event.number())
                        : book.with(event.number(), changed(event)));
    }

    private Dispute changed(DisputeEvent event) {
        return switch (event) {
            case DisputeEvent.DisputeRaised raised -> Dispute.of(raised.table(), raised.matter());
            case DisputeEvent.DisputeDecided decided -> dispute(event).with(decided.ruling());
            case DisputeEvent.DisputeReviewed reviewed -> dispute(event).with(reviewed.ruling());
            case DisputeEvent.ReviewAsked _ ->
                step(event, steps -> new Steps(true, steps.toldOfComplaint(), steps.regulatorAsked()));
            case DisputeEvent.ComplaintExplained _ ->
                step(event, steps -> new Steps(steps.reviewAsked(), true, steps.regulatorAsked()));
            case DisputeEvent.RegulatorAsked _ ->
                step(event, steps -> new Steps(steps.reviewAsked(), steps.toldOfComplaint(), true));
            case DisputeEvent.DisputeClosed _ -> dispute(event);
        };
    }

    private interface Change {
        Steps of(Steps steps);
    }

    private Dispute step(DisputeEvent event, Change change) {
        Dispute dispute = dispute(event);
        return dispute.with(change.of(dispute.steps()));
    }

    private Dispute dispute(DisputeEvent event) {
        Dispute dispute = state.house().disputes().get(event.number());
        if (dispute == null) {
            throw new IllegalStateException("there is no dispute " + event.number());
        }
        return dispute;
    }
}
