package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.fault.FaultTable.WHY;
import static org.baize.engine.fault.FaultTable.the;

import java.util.List;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.FaultCommand.DecideClaim;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.FaultCommand.Invalidate;
import org.baize.engine.command.FaultCommand.LodgeClaim;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.FaultFile;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.ConductReason;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rounds that are cancelled by authority, and players' claims. */
class InvalidRoundTest {

    @ParameterizedTest
    @CsvSource({
        MULTI + ",FIRE,7.2,7.2",
        MULTI + ",FRAUD,7.4,7.2",
        MULTI + ",IMPRACTICAL,7.4,7.2",
        AMERICAN + ",RIOT,10.1,10.1",
        AMERICAN + ",IMPRACTICAL,10.3,10.1",
        RAPID + ",ACT_OF_GOD,12.4.1,12.4",
        RAPID + ",FRAUD,12.4.2,12.4"
    })
    @Clause({
        "act-multi-terminal-2019:7.2",
        "act-multi-terminal-2019:7.4",
        "act-multi-terminal-2019:6.10",
        "act-american-roulette-2005:10.1",
        "act-american-roulette-2005:10.3",
        "act-american-roulette-2005:A/Void/2",
        "nsw-rapid-2016:12.4",
        "nsw-rapid-2016:12.4.1",
        "nsw-rapid-2016:12.4.2"
    })
    void givesEveryStakeBackOnceBeforeAndAfterSettlement(
            String text, InvalidationGround ground, String rule, String authority) {
        Origin who = text.equals(RAPID) ? SUPERVISOR : OPERATOR;
        for (boolean settled : List.of(true, false)) {
            FaultTable there = FaultTable.wheel(text).open();
            there.wager(1, "straight:17", 10_00)
                    .wager(2, "black", 10_00)
                    .wager(3, "red", 10_00)
                    .close();
            if (settled) {
                there.settle("17");
                assertThat(there.chipsCents(1)).isEqualTo(450_00);
            }
            Invalidate command = new Invalidate(TABLE, 1, Ground.of(ground), WHY);
            there.refuses(DEALER, command, AuthorityReason.NOT_ENTITLED, authority);
            there.refuses(who, new Invalidate(TABLE, 1, Ground.of(ground), ""), ConductReason.REASON_MISSING, rule);

            List<Event> events = there.floor().accept(who, command);

            for (int terminal = 1; terminal <= 3; terminal++) {
                assertThat(there.chipsCents(terminal)).isEqualTo(100_00);
            }
            RuleId by = settled
                    ? the(FaultEvent.RoundCorrected.class, events).cause().rule()
                    : the(RoundEvent.RoundVoided.class, events).rule();
            assertThat(by).isEqualTo(new RuleId(text, rule));
            assertThat(there.allCents(AccountKind.TABLE)).isZero();
            there.floor().restart();
            there.refuses(who, command, FloorReason.ROUND_IS_VOID);
        }
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Clause({"nsw-rapid-2016:12.5", "nsw-rapid-2016:12.4.2"})
    void keepsTheStakesOfThoseNamedInAFraud(boolean settled) {
        FaultTable there = FaultTable.wheel(RAPID).open();
        there.wager(1, "straight:17", 10_00).wager(2, "straight:17", 10_00).close();
        if (settled) {
            there.settle("17");
        }
        there.refuses(
                SUPERVISOR,
                new Invalidate(TABLE, 1, new Ground(InvalidationGround.FIRE, List.of(1), List.of(1)), WHY),
                ConductReason.ONLY_FOR_FRAUD,
                "12.5");
        there.refuses(
                SUPERVISOR,
                new Invalidate(TABLE, 1, new Ground(InvalidationGround.FRAUD, List.of(2), List.of(1)), WHY),
                ConductReason.NOT_NAMED_IN_FRAUD,
                "12.5");

        there.floor()
                .accept(
                        SUPERVISOR,
                        new Invalidate(TABLE, 1, new Ground(InvalidationGround.FRAUD, List.of(1), List.of(1)), WHY));

        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        assertThat(there.chipsCents(2)).isEqualTo(100_00);
        assertThat(there.allCents(AccountKind.FORFEITED)).isEqualTo(10_00);
        assertThat(there.allCents(AccountKind.TABLE)).isZero();
    }

    @Test
    @Clause({
        "nsw-sic-bo-2016:8.8",
        "nsw-sic-bo-2016:8.8.1",
        "nsw-sic-bo-2016:8.8.2",
        "nsw-sic-bo-2016:8.9.a",
        "nsw-sic-bo-2016:8.9.b"
    })
    void forfeitsOnDiceOnlyForFraud() {
        FaultTable there = FaultTable.dice().open();
        there.wager(1, "small", 10_00).wager(2, "big", 10_00);
        long round = there.round();
        there.refuses(
                SUPERVISOR,
                new Invalidate(TABLE, round, Ground.of(InvalidationGround.SIMILAR_DISRUPTION), WHY),
                ConductReason.NOT_A_GROUND);
        there.refuses(
                SUPERVISOR,
                new Invalidate(TABLE, round, new Ground(InvalidationGround.BRAWL, List.of(1), List.of(1)), WHY),
                ConductReason.ONLY_FOR_FRAUD,
                "8.9.b");

        there.floor()
                .accept(
                        SUPERVISOR,
                        new Invalidate(
                                TABLE, round, new Ground(InvalidationGround.FRAUD, List.of(1), List.of(1)), WHY));

        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        assertThat(there.chipsCents(2)).isEqualTo(100_00);
        assertThat(there.floor().terminal(1).inPlay().outCents(Flow.FORFEITED)).isEqualTo(10_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.10")
    void keepsNothingUnderATextWithoutForfeiture() {
        FaultTable there = FaultTable.wheel(MULTI).played("red", 10_00, "17");

        there.refuses(
                OPERATOR,
                new Invalidate(TABLE, 1, new Ground(InvalidationGround.FRAUD, List.of(1), List.of(1)), WHY),
                ConductReason.NEVER_FORFEITED,
                "6.10");
    }

    @Test
    @Clause("act-multi-terminal-2019:6.10")
    void returnsTheCommissionAndTurnoverOfAVoidRoundToNothing() {
        FaultTable there = FaultTable.wheel(MULTI).played("straight:17", 10_00, "17");

        there.floor().accept(OPERATOR, new Invalidate(TABLE, 1, Ground.of(InvalidationGround.FIRE), WHY));

        assertThat(there.floor().terminal(1).chips().inCents(Flow.STAKE_REFUNDED))
                .isEqualTo(10_00);
        assertThat(there.floor().terminal(1).chips().outCents(Flow.CORRECTED_DOWN))
                .isEqualTo(360_00);
        assertThat(there.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(there.table().past(1).orElseThrow().outcome()).isEmpty();
    }

    @Test
    @Clause("act-multi-terminal-2019:6.4")
    void leavesAClaimOpenUntilASupervisorDecidesItByARule() {
        FaultTable there = FaultTable.wheel(MULTI).played("straight:17", 10_00, "7");
        there.floor().accept(Origin.terminal(1), new LodgeClaim(TABLE, 1, 1, "it was 17"));
        there.floor().restart();
        long number = there.table().faults().claims().getFirst().number();

        there.refuses(DEALER, new DecideClaim(TABLE, number, "6.3", "no"), FaultReason.NOT_ENTITLED, "6.4");
        for (String none : List.of(" ", "\u00a0", "rule of the house", "6.33")) {
            there.refuses(SUPERVISOR, new DecideClaim(TABLE, number, none, "no"), FaultReason.RULE_MISSING, "6.4");
        }
        assertThat(there.table().faults().claims()).hasSize(1);
        List<Event> events = there.floor().accept(SUPERVISOR, new DecideClaim(TABLE, number, "6.3", "keyed wrong"));

        FaultEvent.ClaimDecided decided = the(FaultEvent.ClaimDecided.class, events);
        assertThat(decided.cause().rule()).isEqualTo(new RuleId(MULTI, "6.3"));
        assertThat(decided.cause().by().who()).isEqualTo(SUPERVISOR);
        assertThat(there.table().faults().claims()).isEmpty();
        there.refuses(SUPERVISOR, new DecideClaim(TABLE, number, "6.3", "again"), FloorReason.NO_SUCH_CASE);
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.4", "nsw-rapid-2016:12.4"})
    void isDecidedAtTheDealersTerminalIfASupervisorSigns() {
        FaultTable claimed = FaultTable.wheel(MULTI).played("straight:17", 10_00, "7");
        claimed.floor().accept(Origin.terminal(1), new LodgeClaim(TABLE, 1, 1, "it was 17"));
        long number = claimed.table().faults().claims().getFirst().number();
        FaultTable cheated = FaultTable.wheel(RAPID).played("straight:17", 10_00, "7");
        Ground fraud = new Ground(InvalidationGround.FRAUD, List.of(1), List.of(1));

        claimed.floor().accept(DEALER, FaultTable.SIGNED, new DecideClaim(TABLE, number, "6.3", "keyed wrong"));
        cheated.floor().accept(DEALER, FaultTable.SIGNED, new Invalidate(TABLE, 1, fraud, WHY));

        assertThat(claimed.table().faults().claims()).isEmpty();
        assertThat(cheated.allCents(AccountKind.FORFEITED)).isEqualTo(10_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.4")
    void takesAClaimFromAPlayerOfThatTableOrFromStaff() {
        FaultTable there = FaultTable.wheel(MULTI).played("straight:17", 10_00, "7");
        there.floor()
                .install(2, MULTI, DefaultSetup.of(Rulebooks.byId(MULTI), "roulette"), Apparatus.LIVE_WHEEL)
                .terminal(20, 2);

        there.refuses(Origin.terminal(20), new LodgeClaim(TABLE, 20, 1, "mine"), FloorReason.NOT_AT_THIS_TABLE);
        there.refuses(Origin.MONITORING, new LodgeClaim(TABLE, 1, 1, "odd"), FloorReason.NOT_FOR_THIS_ORIGIN);
        there.refuses(Origin.terminal(1), new LodgeClaim(TABLE, 1, 2, "later"), FloorReason.NO_SUCH_ROUND);
        there.floor().accept(DEALER, new LodgeClaim(TABLE, 1, 1, "told by the player"));
        assertThat(there.table().faults().claims()).hasSize(1);
    }

    @Test
    void keepsNoClaimAboutARoundOutOfReachAndOnlySoManyFromOneTerminal() {
        FaultTable there = FaultTable.wheel(MULTI);
        for (int round = 1; round <= FaultFile.CLAIMS_OF_ONE_TERMINAL + 1; round++) {
            there.open().close().settle("7");
            if (round > 1) {
                there.floor().accept(Origin.terminal(1), new LodgeClaim(TABLE, 1, round, "wrong"));
            }
        }
        there.open().close().settle("7");

        there.refuses(Origin.terminal(2), new LodgeClaim(TABLE, 2, 1, "wrong"), FloorReason.ROUND_TOO_OLD);
        there.refuses(Origin.terminal(1), new LodgeClaim(TABLE, 1, there.round(), "wrong"), FloorReason.CLAIMS_WAITING);
    }

    @Test
    void takesNoClaimUnderATextThatHasNone() {
        FaultTable there = FaultTable.wheel(RAPID).played("straight:17", 10_00, "7");

        there.refuses(Origin.terminal(1), new LodgeClaim(TABLE, 1, 1, "it was 17"), AuthorityReason.ACT_UNKNOWN);
    }
}
