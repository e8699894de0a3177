package org.baize.gateway.records;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.baize.engine.paper.PayForm;
import org.baize.gateway.identity.DeskShifts;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.recording.Recording;
import org.baize.gateway.staff.Floor;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.ProblemException;
import org.baize.records.report.Lines;
import org.baize.records.report.Report;
import org.baize.records.report.Reports;
import org.baize.rules.law.Role;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The shifts of the cash desk: begun with what is in the drawer, and ended with what was counted. Those that are over are a report. */
@Path("/api/shifts")
@Tag(name = "shifts")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
final class ShiftResource {

    private static final int LATEST = 5;

    /** More than any drawer holds, and far below where sums overflow. */
    private static final long MOST_CENTS = 100_000_000_00L;

    private final CurrentCaller current;
    private final Floor floor;
    private final Identity identity;
    private final Optional<Recording> recording;

    ShiftResource(CurrentCaller current, Floor floor, Identity identity, Optional<Recording> recording) {
        this.current = current;
        this.floor = floor;
        this.identity = identity;
        this.recording = recording;
    }

    /** What is in the drawer at first. */
    record Beginning(long floatCents) {}

    /**
     * What was counted.
     *
     * @param expectedCents what the cashier was shown: what is signed must be what goes on record
     */
    record Ending(long countedCents, long expectedCents) {}

    /** The shifts of whoever asks. */
    record Mine(Optional<DeskShifts.Open> open, List<Sheet> latest) {}

    /** A shift that is over, as it stands on its sheet. */
    record Sheet(
            int person,
            long openedMillis,
            long endedMillis,
            long floatCents,
            long cashCents,
            long otherCents,
            long expectedCents,
            long countedCents,
            long differenceCents) {

        private static Sheet of(DeskShifts.Ended ended) {
            return new Sheet(
                    ended.person(),
                    ended.openedMillis(),
                    ended.endedMillis(),
                    ended.floatCents(),
                    ended.cashCents(),
                    ended.otherCents(),
                    ended.expectedCents(),
                    ended.countedCents(),
                    ended.differenceCents());
        }
    }

    @GET
    @Path("/mine")
    @Operation(summary = "Shows one's own shift that runs, and the latest that ended")
    public Mine mine() {
        int person = mustHaveADrawer();
        DeskShifts shifts = identity.deskShifts();
        return new Mine(
                shifts.open(person),
                shifts.latest(person, LATEST).stream().map(Sheet::of).toList());
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Begins a shift with what is in the drawer")
    public Mine begin(Beginning beginning) {
        int person = mustHaveADrawer();
        mustBeAnAmount(beginning.floatCents());
        long now = floor.now();
        if (!identity.deskShifts().begin(new DeskShifts.Open(person, now, beginning.floatCents()))) {
            throw ProblemException.conflict("SHIFT_RUNS", "A shift runs already.");
        }
        return mine();
    }

    @POST
    @Path("/end")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(summary = "Ends one's shift with what was counted, and puts it on record")
    public Sheet end(Ending ending) {
        int person = mustHaveADrawer();
        mustBeAnAmount(ending.countedCents());
        DeskShifts.Open open = identity.deskShifts()
                .open(person)
                .orElseThrow(() -> ProblemException.conflict("NO_SHIFT", "No shift runs."));
        long now = floor.now();
        Paid paid = paid(person, open.openedMillis());
        DeskShifts.Ended ended = new DeskShifts.Ended(
                person,
                open.openedMillis(),
                now,
                open.floatCents(),
                paid.cashCents(),
                paid.otherCents(),
                ending.countedCents());
        if (ended.expectedCents() != ending.expectedCents()) {
            throw ProblemException.conflict(
                    "PAID_MEANWHILE", "A payment has come on record meanwhile; look at the sheet again.");
        }
        identity.deskShifts().end(ended);
        return Sheet.of(ended);
    }

    private static boolean hasADrawer(Role role) {
        return role == Role.CASH_DESK || role == Role.OPERATOR_AUTHORITY;
    }

    private static void mustBeAnAmount(long cents) {
        if (cents < 0 || cents > MOST_CENTS) {
            throw ProblemException.bad("No drawer holds that.");
        }
    }

    /** What somebody has paid, out of the drawer and otherwise. */
    private record Paid(long cashCents, long otherCents) {}

    private Paid paid(int person, long fromMillis) {
        Report<Lines.PaymentLine> payments = new Reports(
                        recording.flatMap(Recording::database).orElseThrow(Found::unreachable))
                .payments(new Reports.About(new Reports.Period(fromMillis, Long.MAX_VALUE), 0, 0, person));
        long cash = 0;
        long other = 0;
        for (Iterator<Lines.PaymentLine> lines = payments.stream().iterator(); lines.hasNext(); ) {
            Lines.PaymentLine line = lines.next();
            boolean isCash = line.form().equals(PayForm.CASH.name());
            cash += isCash ? line.cents() : 0;
            other += isCash ? 0 : line.cents();
        }
        return new Paid(cash, other);
    }

    /** Whoever asks, signed on in a role that pays. */
    private int mustHaveADrawer() {
        int person = current.session().person();
        floor.mustBeSignedOn(person, ShiftResource::hasADrawer);
        return person;
    }
}
