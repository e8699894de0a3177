package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MANAGER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Objects;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.DisputeCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Dispute;
import org.baize.rules.house.DisputeReason;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** A dispute from the first word to the last decision. */
class DisputeTest {

    private static final Command DECIDE = new DisputeCommand.DecideDispute(TABLE, 1, "the record stands", true);
    private static final Command ASK_REVIEW = new DisputeCommand.AskForReview(TABLE, 1);
    private static final Command REVIEW = new DisputeCommand.ReviewDispute(TABLE, 1, "the decision stands", true);
    private static final Command TELL = new DisputeCommand.TellOfComplaint(TABLE, 1);
    private static final Command REGULATOR = new DisputeCommand.AskRegulator(TABLE, 1);
    private static final Command CLOSE = new DisputeCommand.CloseDispute(TABLE, 1);
    private static final Origin HOST = Origin.person(60);
    private static final Origin OVER_THE_GAME = Origin.person(61);

    @Test
    @Clause({"act-multi-terminal-2019:7.12", "act-american-roulette-2005:10.4"})
    void keepsTheOperatorsDecisionAndTheWishForAReviewByTheRegulator() {
        for (String text : List.of(TestFloor.MULTI, TestFloor.AMERICAN)) {
            TestFloor floor = raised(HouseFloor.roulette(text));
            assertThat(floor.refuse(SUPERVISOR, DECIDE).reason()).isEqualTo(DisputeReason.NOT_YOUR_DECISION);
            assertThat(floor.refuse(OPERATOR, REGULATOR).reason()).isEqualTo(DisputeReason.NOT_DECIDED_YET);

            floor.accept(OPERATOR, DECIDE);
            floor.accept(OPERATOR, REGULATOR);
            floor.restart();
            Dispute dispute = dispute(floor);
            floor.accept(OPERATOR, CLOSE);

            assertThat(dispute.rulings().getFirst().by().who()).isEqualTo(OPERATOR);
            assertThat(dispute.steps().regulatorAsked()).isTrue();
            assertThat(dispute.matter().round()).isEqualTo(1);
            assertThat(floor.refuse(OPERATOR, CLOSE).reason()).isEqualTo(FloorReason.DISPUTE_CLOSED);
        }
    }

    @Test
    @Clause("nsw-rapid-2016:12.11")
    void letsAnotherSupervisorReviewWhatTheFirstDecided() {
        TestFloor floor = raised(HouseFloor.roulette(TestFloor.RAPID));
        floor.enrol(OVER_THE_GAME, Role.GAMES_SUPERVISOR);
        floor.signOn(OVER_THE_GAME, TABLE, Role.GAMES_SUPERVISOR);
        assertThat(floor.refuse(DEALER, DECIDE).reason()).isEqualTo(DisputeReason.NOT_YOUR_DECISION);
        assertThat(floor.refuse(SUPERVISOR, DECIDE).reason()).isEqualTo(DisputeReason.FIRST_LEVEL_PRESENT);

        floor.accept(OVER_THE_GAME, DECIDE);
        assertThat(floor.refuse(OVER_THE_GAME, DECIDE).reason()).isEqualTo(FloorReason.DECIDED_ALREADY);
        assertThat(floor.refuse(SUPERVISOR, REVIEW).reason()).isEqualTo(DisputeReason.REVIEW_NOT_ASKED_FOR);
        floor.accept(DEALER, ASK_REVIEW);
        floor.accept(SUPERVISOR, REVIEW);

        assertThat(dispute(floor).rulings()).hasSize(2);
    }

    @Test
    @Clause("nsw-rapid-2016:12.11")
    void letsASupervisorStandInButNotReviewTheOwnDecision() {
        TestFloor floor = raised(HouseFloor.roulette(TestFloor.RAPID));

        floor.accept(SUPERVISOR, DECIDE);
        floor.accept(DEALER, ASK_REVIEW);

        assertThat(floor.refuse(SUPERVISOR, REVIEW).reason()).isEqualTo(DisputeReason.SAME_PERSON);
        floor.accept(MANAGER, REVIEW);
    }

    @Test
    @Clause({"nsw-rapid-2016:12.12", "nsw-sic-bo-2016:8.15", "nsw-sic-bo-2016:8.16.a", "nsw-sic-bo-2016:8.16.b"})
    void closesADisputeOnlyAfterTellingOfTheRightToComplain() {
        TestFloor rapid = raised(HouseFloor.roulette(TestFloor.RAPID));
        closes(rapid, SUPERVISOR);
        TestFloor dice = raised(HouseFloor.dice());
        dice.enrol(HOST, Role.ELECTRONIC_GAMING_HOST);
        dice.signOn(HOST, TABLE, Role.ELECTRONIC_GAMING_HOST);
        assertThat(dice.refuse(DEALER, DECIDE).reason()).isEqualTo(DisputeReason.NOT_YOUR_DECISION);
        closes(dice, HOST);
    }

    @Test
    @Clause("act-mini-baccarat-2015:14.4")
    void keepsADisputeOverCardsWithItsDecision() {
        TestFloor floor = raised(HouseFloor.cards(TestFloor.MINI));
        assertThat(floor.refuse(DEALER, DECIDE).reason()).isEqualTo(DisputeReason.NOT_YOUR_DECISION);

        floor.accept(OPERATOR, DECIDE);
        floor.accept(OPERATOR, REGULATOR);

        assertThat(dispute(floor).rulings()).hasSize(1);
    }

    private static void closes(TestFloor floor, Origin first) {
        assertThat(floor.refuse(first, CLOSE).reason()).isEqualTo(DisputeReason.NOT_DECIDED_YET);
        floor.accept(first, DECIDE);
        assertThat(floor.refuse(first, REGULATOR).reason()).isEqualTo(DisputeReason.NO_REGULATOR_REVIEW);
        assertThat(floor.refuse(first, CLOSE).reason()).isEqualTo(DisputeReason.NOT_TOLD_OF_COMPLAINT);

        floor.accept(first, TELL);
        floor.accept(first, CLOSE);
        floor.restart();
    }

    @Test
    void isAboutARoundOfThisTableAndOpenOnce() {
        TestFloor floor = raised(HouseFloor.roulette(TestFloor.MULTI));
        floor.install(2, TestFloor.MULTI, floor.table(TABLE).play().setup(), Apparatus.LIVE_WHEEL);

        assertThat(raise(floor, TABLE, 1)).isEqualTo(FloorReason.DISPUTE_OPEN);
        assertThat(raise(floor, TABLE, 2)).isEqualTo(FloorReason.NO_SUCH_ROUND);
        assertThat(raise(floor, TABLE, -1)).isEqualTo(FloorReason.NO_SUCH_ROUND);
        assertThat(raise(floor, 2, 9)).isEqualTo(FloorReason.NOT_AT_THIS_TABLE);
        floor.accept(OPERATOR, DECIDE);
        floor.accept(OPERATOR, CLOSE);
        floor.accept(Origin.terminal(1), new DisputeCommand.RaiseDispute(TABLE, 1, 1, "still"));
    }

    @Test
    void isForgottenWhenItIsClosedAndItsNumberIsNotGivenAgain() {
        TestFloor floor = raised(HouseFloor.roulette(TestFloor.MULTI));
        floor.accept(OPERATOR, DECIDE);
        floor.accept(OPERATOR, CLOSE);

        assertThat(floor.restart().floor().state().house().disputes()).isEmpty();
        assertThat(floor.refuse(OPERATOR, DECIDE).reason()).isEqualTo(FloorReason.DISPUTE_CLOSED);
        floor.accept(Origin.terminal(1), new DisputeCommand.RaiseDispute(TABLE, 1, 1, "still"));
        assertThat(floor.floor().state().house().disputes()).containsOnlyKeys(2L);
        assertThat(floor.refuse(OPERATOR, new DisputeCommand.CloseDispute(TABLE, 3))
                        .reason())
                .isEqualTo(FloorReason.NO_SUCH_DISPUTE);
    }

    private static Reason raise(TestFloor floor, int table, long round) {
        return floor.refuse(Origin.terminal(1), new DisputeCommand.RaiseDispute(table, 1, round, "again"))
                .reason();
    }

    private static TestFloor raised(TestFloor floor) {
        if (floor.table(TABLE).spec().apparatus() == Apparatus.LIVE_WHEEL) {
            floor.openBetting();
        }
        long round = floor.table(TABLE).round().number();
        floor.accept(Origin.terminal(1), new DisputeCommand.RaiseDispute(TABLE, 1, round, "my number came"));
        return floor;
    }

    private static Dispute dispute(TestFloor floor) {
        return Objects.requireNonNull(floor.floor().state().house().disputes().get(1L));
    }
}
