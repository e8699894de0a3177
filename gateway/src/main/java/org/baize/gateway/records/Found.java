package org.baize.gateway.records;

import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.baize.gateway.identity.DeskShifts;
import org.baize.gateway.recording.Recording;
import org.baize.gateway.web.Problem;
import org.baize.gateway.web.ProblemException;
import org.baize.records.report.Lines;
import org.baize.records.report.Report;
import org.baize.records.report.Reports;

/** Finds the report that somebody wants. */
final class Found {

    private static final int LAST_ROUNDS = 10;
    private static final int UNAVAILABLE = 503;
    private static final long PATIENCE_SECONDS = 60;

    private final Recording recording;
    private final DeskShifts shifts;
    private final int utcOffsetMinutes;

    /**
     * Finds in these records.
     *
     * @param shifts of the cash desk, which the floor does not know
     * @param utcOffsetMinutes by the clock of the house, which begins its shifts
     */
    Found(Recording recording, DeskShifts shifts, int utcOffsetMinutes) {
        this.recording = recording;
        this.shifts = shifts;
        this.utcOffsetMinutes = utcOffsetMinutes;
    }

    Report<?> report(ReportKind kind, Wanted wanted) {
        wanted.mustSuffice(kind);
        return report(new Reports(recording.database().orElseThrow(Found::unreachable)), kind, wanted);
    }

    /** The floor goes on while the records are read, so both are compared as they were at one moment. */
    private Report<?> reconciliation() {
        try {
            return recording
                    .whileStill(still -> new Reports(still.records()).reconciliation(still.floor()))
                    .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                    .join();
        } catch (CompletionException notNow) {
            throw unreachable();
        }
    }

    private Report<?> deskShifts(Wanted wanted) {
        DeskShifts.About about = new DeskShifts.About(wanted.fromMillis, wanted.toMillis, wanted.person);
        return Reports.deskShifts((after, limit) ->
                shifts.ended(about, after, limit).stream().map(Found::line).toList());
    }

    private static Lines.ShiftLine line(DeskShifts.Numbered numbered) {
        DeskShifts.Ended shift = numbered.shift();
        return new Lines.ShiftLine(
                numbered.line(),
                shift.person(),
                shift.openedMillis(),
                shift.endedMillis(),
                shift.floatCents(),
                shift.cashCents(),
                shift.otherCents(),
                shift.expectedCents(),
                shift.countedCents(),
                shift.differenceCents());
    }

    static ProblemException unreachable() {
        return new ProblemException(
                Problem.of(UNAVAILABLE, "RECORDS_UNREACHABLE", "The records cannot be reached just now."));
    }

    private Report<?> report(Reports reports, ReportKind kind, Wanted wanted) {
        return switch (kind) {
            case ROUND -> reports.round(wanted.table, wanted.round);
            case ROUNDS -> reports.rounds(wanted.about());
            case TERMINAL_ROUNDS -> reports.terminalRounds(wanted.terminal);
            case LAST_ROUNDS -> reports.latestRounds(wanted.terminal, LAST_ROUNDS);
            case ANALYSIS -> reports.analysis(wanted.table, wanted.round, wanted.terminal);
            case STATEMENT -> reports.statement(wanted.account);
            case PAPERS_ISSUED -> reports.papersIssued(wanted.period());
            case PAPERS_REDEEMED -> reports.papersRedeemed(wanted.period());
            case PAPERS_OUTSTANDING -> reports.papersOutstanding();
            case PAPERS_VOID -> reports.papersVoid(wanted.period());
            case PAYMENTS -> reports.payments(wanted.about());
            case DESK_SHIFTS -> deskShifts(wanted);
            case DROP -> reports.drop(wanted.period());
            case TAKINGS -> reports.takings(wanted.shifts(utcOffsetMinutes), wanted.firstDay(), wanted.lastDay());
            case SIGNIFICANT_EVENTS -> reports.significant(wanted.about());
            case STAFF_ACTS -> reports.staffActs(wanted.about());
            case EXCEPTIONS -> reports.exceptions(wanted.about());
            case RECONCILIATION -> reconciliation();
        };
    }
}
