package org.baize.rules.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_HOST;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_SUPERVISOR;
import static org.baize.rules.law.Role.GAMES_SUPERVISOR;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;

import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** From the first decision to the last word. */
class DisputesTest {

    private static final DisputeRecord OPEN = new DisputeRecord(false, true, false, false);
    private static final DisputeRecord DECIDED = new DisputeRecord(true, false, false, false);
    private static final DisputeRecord REVIEW_ASKED = new DisputeRecord(true, true, true, false);
    private static final DisputeRecord LOST_NOT_TOLD = new DisputeRecord(true, false, true, false);
    private static final DisputeRecord LOST_AND_TOLD = new DisputeRecord(true, false, true, true);

    @Test
    @Clause({"act-multi-terminal-2019:7.12", "act-mini-baccarat-2015:14.4", "act-american-roulette-2005:10.4"})
    void inTheCapitalTerritoryTheOperatorDecidesAndTheRegulatorReviewsOnRequest() {
        operatorThenRegulator(MULTI_TERMINAL, "7.12");
        operatorThenRegulator(MINI_BACCARAT, "14.4");
        operatorThenRegulator(AMERICAN_ROULETTE, "10.4");
    }

    private static void operatorThenRegulator(Text text, String rule) {
        Disputes disputes = text.house().disputes();

        assertThat(disputes.mayDecideFirst(OPERATOR_AUTHORITY, true)).isEqualTo(text.permitted(rule));
        assertThat(disputes.mayDecideFirst(DEALER, false))
                .isEqualTo(text.refused(DisputeReason.NOT_YOUR_DECISION, rule));
        assertThat(disputes.mayReview(OPERATOR_AUTHORITY, REVIEW_ASKED, false))
                .isEqualTo(text.refused(DisputeReason.NO_REVIEW_HERE, rule));
        assertThat(disputes.mayClose(OPEN)).isEqualTo(text.refused(DisputeReason.NOT_DECIDED_YET, rule));
        assertThat(disputes.mayClose(LOST_NOT_TOLD)).isEqualTo(text.permitted(rule));
        assertThat(disputes.mayAskRegulator(OPEN)).isEqualTo(text.refused(DisputeReason.NOT_DECIDED_YET, rule));
        assertThat(disputes.mayAskRegulator(DECIDED)).isEqualTo(text.permitted(rule));
    }

    @Test
    @Clause("nsw-rapid-2016:12.11")
    void onRapidTheGamesSupervisorDecidesFirst() {
        Disputes disputes = RAPID.house().disputes();

        assertThat(disputes.mayDecideFirst(GAMES_SUPERVISOR, true)).isEqualTo(RAPID.permitted("12.11"));
        assertThat(disputes.mayDecideFirst(CASINO_SUPERVISOR, true))
                .isEqualTo(RAPID.refused(DisputeReason.FIRST_LEVEL_PRESENT, "12.11"));
        assertThat(disputes.mayDecideFirst(CASINO_SUPERVISOR, false)).isEqualTo(RAPID.permitted("12.11"));
        assertThat(disputes.mayDecideFirst(DEALER, false))
                .isEqualTo(RAPID.refused(DisputeReason.NOT_YOUR_DECISION, "12.11"));

        assertThat(disputes.mayReview(CASINO_SUPERVISOR, REVIEW_ASKED, false)).isEqualTo(RAPID.permitted("12.11"));
        assertThat(disputes.mayReview(CASINO_SUPERVISOR, REVIEW_ASKED, true))
                .isEqualTo(RAPID.refused(DisputeReason.SAME_PERSON, "12.11"));
        assertThat(disputes.mayReview(CASINO_SUPERVISOR, DECIDED, false))
                .isEqualTo(RAPID.refused(DisputeReason.REVIEW_NOT_ASKED_FOR, "12.11"));
        assertThat(disputes.mayReview(DEALER, REVIEW_ASKED, false))
                .isEqualTo(RAPID.refused(DisputeReason.NOT_YOUR_DECISION, "12.11"));
    }

    @Test
    @Clause("nsw-sic-bo-2016:8.15")
    void onAutomaticSicBoAHostDecidesFirstAndASupervisorReviewsOnRequest() {
        Disputes disputes = SIC_BO.house().disputes();

        assertThat(disputes.mayDecideFirst(ELECTRONIC_GAMING_HOST, true)).isEqualTo(SIC_BO.permitted("8.15"));
        assertThat(disputes.mayDecideFirst(ASSISTANT_GAMING_MANAGER, false))
                .isEqualTo(SIC_BO.refused(DisputeReason.NOT_YOUR_DECISION, "8.15"));
        assertThat(disputes.mayReview(ELECTRONIC_GAMING_SUPERVISOR, OPEN, false))
                .isEqualTo(SIC_BO.refused(DisputeReason.NOT_DECIDED_YET, "8.15"));
        assertThat(disputes.mayReview(ELECTRONIC_GAMING_SUPERVISOR, DECIDED, false))
                .isEqualTo(SIC_BO.refused(DisputeReason.REVIEW_NOT_ASKED_FOR, "8.15"));
        assertThat(disputes.mayReview(ELECTRONIC_GAMING_HOST, REVIEW_ASKED, false))
                .isEqualTo(SIC_BO.refused(DisputeReason.NOT_YOUR_DECISION, "8.15"));
        assertThat(disputes.mayReview(ASSISTANT_GAMING_MANAGER, REVIEW_ASKED, false))
                .isEqualTo(SIC_BO.permitted("8.15"));
    }

    @Test
    @Clause({"nsw-rapid-2016:12.12", "nsw-sic-bo-2016:8.16.a", "nsw-sic-bo-2016:8.16.b"})
    void whoLosesIsToldOfTheRightToComplain() {
        assertThat(RAPID.house().disputes().mayClose(LOST_NOT_TOLD))
                .isEqualTo(RAPID.refused(DisputeReason.NOT_TOLD_OF_COMPLAINT, "12.12"));
        assertThat(RAPID.house().disputes().mayClose(LOST_AND_TOLD)).isEqualTo(RAPID.permitted("12.12"));
        assertThat(SIC_BO.house().disputes().mayClose(OPEN))
                .isEqualTo(SIC_BO.refused(DisputeReason.NOT_DECIDED_YET, "8.16.a"));
        assertThat(SIC_BO.house().disputes().mayClose(LOST_NOT_TOLD))
                .isEqualTo(SIC_BO.refused(DisputeReason.NOT_TOLD_OF_COMPLAINT, "8.16.b"));
        assertThat(SIC_BO.house().disputes().mayClose(LOST_AND_TOLD)).isEqualTo(SIC_BO.permitted("8.16.a"));
        assertThat(SIC_BO.house().disputes().mayClose(DECIDED)).isEqualTo(SIC_BO.permitted("8.16.a"));
        assertThat(RAPID.house().disputes().mayAskRegulator(DECIDED))
                .isEqualTo(RAPID.refused(DisputeReason.NO_REGULATOR_REVIEW, "12.12"));
    }
}
