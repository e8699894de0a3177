package org.baize.gateway.records;

import static org.baize.gateway.records.ReportKind.ANALYSIS;
import static org.baize.gateway.records.ReportKind.DESK_SHIFTS;
import static org.baize.gateway.records.ReportKind.DROP;
import static org.baize.gateway.records.ReportKind.EXCEPTIONS;
import static org.baize.gateway.records.ReportKind.LAST_ROUNDS;
import static org.baize.gateway.records.ReportKind.PAPERS_ISSUED;
import static org.baize.gateway.records.ReportKind.PAPERS_OUTSTANDING;
import static org.baize.gateway.records.ReportKind.PAPERS_REDEEMED;
import static org.baize.gateway.records.ReportKind.PAPERS_VOID;
import static org.baize.gateway.records.ReportKind.PAYMENTS;
import static org.baize.gateway.records.ReportKind.RECONCILIATION;
import static org.baize.gateway.records.ReportKind.ROUND;
import static org.baize.gateway.records.ReportKind.ROUNDS;
import static org.baize.gateway.records.ReportKind.SIGNIFICANT_EVENTS;
import static org.baize.gateway.records.ReportKind.STAFF_ACTS;
import static org.baize.gateway.records.ReportKind.STATEMENT;
import static org.baize.gateway.records.ReportKind.TAKINGS;
import static org.baize.gateway.records.ReportKind.TERMINAL_ROUNDS;

import java.util.EnumSet;
import java.util.Set;
import org.baize.rules.law.Role;

/** Who may read what. Written out for each role, so that it can be read and not derived. */
final class ReadingRights {

    private static final Set<ReportKind> NOTHING = EnumSet.noneOf(ReportKind.class);
    private static final Set<ReportKind> EVERYTHING = EnumSet.allOf(ReportKind.class);

    /** What somebody needs who decides about a round. */
    private static final Set<ReportKind> OF_ROUNDS =
            EnumSet.of(ROUND, ROUNDS, TERMINAL_ROUNDS, LAST_ROUNDS, ANALYSIS, EXCEPTIONS);

    private static final Set<ReportKind> OF_THE_PIT = EnumSet.of(
            ROUND,
            ROUNDS,
            TERMINAL_ROUNDS,
            LAST_ROUNDS,
            ANALYSIS,
            STATEMENT,
            TAKINGS,
            SIGNIFICANT_EVENTS,
            STAFF_ACTS,
            EXCEPTIONS);

    private static final Set<ReportKind> OF_THE_DESK = EnumSet.of(
            PAPERS_ISSUED,
            PAPERS_REDEEMED,
            PAPERS_OUTSTANDING,
            PAPERS_VOID,
            PAYMENTS,
            DESK_SHIFTS,
            DROP,
            STATEMENT,
            RECONCILIATION);

    private ReadingRights() {}

    /** Whether somebody in that role may. */
    static boolean mayRead(Role role, ReportKind what) {
        return of(role).contains(what);
    }

    /** Whether somebody in that role may have everything checked. */
    static boolean mayVerify(Role role) {
        return of(role).equals(EVERYTHING);
    }

    private static Set<ReportKind> of(Role role) {
        return switch (role) {
            case INSPECTOR, OPERATOR_AUTHORITY, GAMING_MANAGER -> EVERYTHING;
            case CASINO_SUPERVISOR, ELECTRONIC_GAMING_SUPERVISOR, ASSISTANT_GAMING_MANAGER, GAMING_SHIFT_MANAGER ->
                OF_THE_PIT;
            case GAMES_SUPERVISOR, ELECTRONIC_GAMING_HOST -> OF_ROUNDS;
            case CASH_DESK -> OF_THE_DESK;
            case ADMINISTRATOR -> EnumSet.of(SIGNIFICANT_EVENTS, STAFF_ACTS);
            case PLAYER_TERMINAL,
                    DEVICE,
                    DEALER,
                    TOURNAMENT_DIRECTOR,
                    PROMOTIONS_OFFICER,
                    SCRUTINEER,
                    MONITORING_SYSTEM -> NOTHING;
        };
    }
}
