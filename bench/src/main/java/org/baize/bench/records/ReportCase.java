package org.baize.bench.records;

import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.baize.engine.state.FloorState;
import org.baize.records.report.Report;
import org.baize.records.report.Reports;
import org.baize.records.report.Reports.About;
import org.baize.records.report.Reports.Period;
import org.baize.records.report.Shifts;

/**
 * One report, asked for as somebody does it at a screen. The shifts of the cash desk are no part of the records.
 *
 * @param sums whether it is short and adds up all there is: it has another aim
 */
record ReportCase(String name, boolean sums, Function<Reports, Report<?>> report) {

    private static final int TABLE = 1;
    private static final int REGULAR = 1;
    private static final int SOMEBODY = 2;
    private static final int NOBODY = 99_999;
    private static final int LAST_ROUNDS = 10;
    private static final int DAYS = 1_000;
    private static final Shifts SHIFTS =
            new Shifts(ZoneOffset.UTC, List.of(LocalTime.of(6, 0), LocalTime.of(14, 0), LocalTime.of(22, 0)));

    private static ReportCase of(String name, Function<Reports, Report<?>> report) {
        return new ReportCase(name, false, report);
    }

    /** All that the records alone can tell. */
    static List<ReportCase> all(int turns) {
        About always = About.during(Period.ALWAYS);
        long round = turns / 2 + 1L;
        List<ReportCase> cases = new ArrayList<>();
        cases.add(of("rounds", all -> all.rounds(always)));
        cases.add(of("rounds of a table", all -> all.rounds(new About(Period.ALWAYS, TABLE, 0, 0))));
        cases.add(of("round with its wagers", all -> all.round(TABLE, round)));
        cases.add(of("rounds of a terminal", all -> all.terminalRounds(REGULAR)));
        cases.add(of("last rounds of a terminal", all -> all.latestRounds(SOMEBODY, LAST_ROUNDS)));
        cases.add(of("analysis of a round", all -> all.analysis(TABLE, round, SOMEBODY)));
        cases.add(of("statement of an account", all -> all.statement(account(all))));
        cases.addAll(papers());
        cases.add(
                of("takings", all -> all.takings(SHIFTS, Hall.FIRST_DAY.minusDays(1), Hall.FIRST_DAY.plusDays(DAYS))));
        cases.addAll(happenings());
        return cases;
    }

    private static long account(Reports reports) {
        return reports.lastRounds(REGULAR, 1).getFirst().accountNo();
    }

    private static List<ReportCase> papers() {
        int cashier = HallStaff.CASHIER.number();
        return List.of(
                of("papers issued", all -> all.papersIssued(Period.ALWAYS)),
                of("papers redeemed", all -> all.papersRedeemed(Period.ALWAYS)),
                of("papers void", all -> all.papersVoid(Period.ALWAYS)),
                of("papers outstanding", Reports::papersOutstanding),
                of("payments", all -> all.payments(About.during(Period.ALWAYS))),
                of("payments of a person", all -> all.payments(new About(Period.ALWAYS, 0, 0, cashier))),
                of("payments of nobody", all -> all.payments(new About(Period.ALWAYS, 0, 0, NOBODY))),
                of("drop", all -> all.drop(Period.ALWAYS)));
    }

    private static List<ReportCase> happenings() {
        About always = About.during(Period.ALWAYS);
        About table = new About(Period.ALWAYS, TABLE, 0, 0);
        About terminal = new About(Period.ALWAYS, 0, SOMEBODY, 0);
        About person = new About(Period.ALWAYS, 0, 0, HallStaff.SUPERVISOR.number());
        About nobody = new About(Period.ALWAYS, 0, 0, NOBODY);
        return List.of(
                of("significant events", all -> all.significant(always)),
                of("significant events of a terminal", all -> all.significant(terminal)),
                of("significant events of a person", all -> all.significant(person)),
                of("acts of staff", all -> all.staffActs(always)),
                of("acts of a person", all -> all.staffActs(person)),
                of("acts of nobody", all -> all.staffActs(nobody)),
                of("exceptions", all -> all.exceptions(always)),
                of("exceptions of a table", all -> all.exceptions(table)),
                of("exceptions of a terminal", all -> all.exceptions(terminal)));
    }

    /** What needs the floor beside the records. */
    static ReportCase reconciliation(FloorState floor) {
        return new ReportCase("reconciliation", true, all -> all.reconciliation(floor));
    }
}
