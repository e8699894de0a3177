package org.baize.gateway.records;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.rules.law.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who may read what. */
class ReadingRightsTest {

    @ParameterizedTest
    @EnumSource
    void anInspectorReadsEverything(ReportKind kind) {
        assertThat(ReadingRights.mayRead(Role.INSPECTOR, kind)).isTrue();
        assertThat(ReadingRights.mayRead(Role.DEALER, kind)).isFalse();
        assertThat(ReadingRights.mayRead(Role.MONITORING_SYSTEM, kind)).isFalse();
    }

    @Test
    void theCashDeskReadsItsPapersAndNoWagers() {
        assertThat(ReadingRights.mayRead(Role.CASH_DESK, ReportKind.PAPERS_OUTSTANDING))
                .isTrue();
        assertThat(ReadingRights.mayRead(Role.CASH_DESK, ReportKind.ANALYSIS)).isFalse();
        assertThat(ReadingRights.mayRead(Role.CASH_DESK, ReportKind.DROP)).isTrue();
    }

    @Test
    void aSupervisorReadsRoundsAndNoTickets() {
        assertThat(ReadingRights.mayRead(Role.GAMES_SUPERVISOR, ReportKind.ANALYSIS))
                .isTrue();
        assertThat(ReadingRights.mayRead(Role.CASINO_SUPERVISOR, ReportKind.STAFF_ACTS))
                .isTrue();
        assertThat(ReadingRights.mayRead(Role.CASINO_SUPERVISOR, ReportKind.PAPERS_ISSUED))
                .isFalse();
    }

    @Test
    void onlyWhoReadsEverythingHasEverythingChecked() {
        assertThat(ReadingRights.mayVerify(Role.INSPECTOR)).isTrue();
        assertThat(ReadingRights.mayVerify(Role.CASINO_SUPERVISOR)).isFalse();
    }

    @Test
    void itsNameInAnAddressHasHyphens() {
        assertThat(ReportKind.fromString("papers-outstanding")).isEqualTo(ReportKind.PAPERS_OUTSTANDING);
        assertThat(ReportKind.STAFF_ACTS).hasToString("staff-acts");
    }
}
