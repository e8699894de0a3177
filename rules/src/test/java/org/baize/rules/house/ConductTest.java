package org.baize.rules.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_SUPERVISOR;
import static org.baize.rules.law.Role.GAMES_SUPERVISOR;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;

import java.util.Arrays;
import java.util.List;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Breaches, and what may be done about them. */
class ConductTest {

    private static List<BreachGround> sanctioned(Text text, Sanction sanction) {
        return Arrays.stream(BreachGround.values())
                .filter(ground ->
                        text.house().conduct().allows(sanction, ground, true).permitted())
                .toList();
    }

    private static Verdict record(Text text, BreachGround ground) {
        return text.house().conduct().mayRecord(BreachReport.of(ground));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:6.9/benefit",
        "act-multi-terminal-2019:7.1",
        "act-multi-terminal-2019:7.6",
        "act-multi-terminal-2019:7.7",
        "act-multi-terminal-2019:7.8",
        "act-multi-terminal-2019:7.9",
        "act-multi-terminal-2019:7.10"
    })
    void everyBreachOnMultiTerminalTablesIsRecordedUnderItsOwnRule() {
        assertThat(record(MULTI_TERMINAL, BreachGround.KEPT_BENEFIT_OF_MALFUNCTION))
                .isEqualTo(MULTI_TERMINAL.permitted("6.9/benefit"));
        assertThat(record(MULTI_TERMINAL, BreachGround.OUTCOME_DEVICE)).isEqualTo(MULTI_TERMINAL.permitted("7.1"));
        assertThat(record(MULTI_TERMINAL, BreachGround.HOLDING_A_PLACE)).isEqualTo(MULTI_TERMINAL.permitted("7.6"));
        assertThat(record(MULTI_TERMINAL, BreachGround.HARASSMENT)).isEqualTo(MULTI_TERMINAL.permitted("7.7"));
        assertThat(record(MULTI_TERMINAL, BreachGround.INDUCED_TO_LEAVE)).isEqualTo(MULTI_TERMINAL.permitted("7.8"));
        assertThat(record(MULTI_TERMINAL, BreachGround.INFLUENCING_PLAY)).isEqualTo(MULTI_TERMINAL.permitted("7.9"));
        assertThat(record(MULTI_TERMINAL, BreachGround.BETTING_AMONG_PLAYERS))
                .isEqualTo(MULTI_TERMINAL.permitted("7.10"));
        assertThat(MULTI_TERMINAL.house().conduct().breaches()).allMatch(Breach::sanctioned);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:7.3(a)",
        "act-multi-terminal-2019:7.3(b)",
        "act-mini-baccarat-2015:14.2(a)",
        "act-mini-baccarat-2015:14.2(b)",
        "act-american-roulette-2005:10.2(a)",
        "act-american-roulette-2005:10.2(b)"
    })
    void theOperatorVoidsOneMansWagersOrShutsHimOut() {
        assertThat(sanctions(MULTI_TERMINAL))
                .containsExactly(
                        MULTI_TERMINAL.permitted("7.3(a)"),
                        MULTI_TERMINAL.permitted("7.3(b)"),
                        MULTI_TERMINAL.refused(AuthorityReason.ACT_UNKNOWN, "A.1/Casino Operator"),
                        MULTI_TERMINAL.refused(AuthorityReason.ACT_UNKNOWN, "A.1/Casino Operator"));
        assertThat(sanctions(MINI_BACCARAT).subList(0, 2))
                .containsExactly(MINI_BACCARAT.permitted("14.2(a)"), MINI_BACCARAT.permitted("14.2(b)"));
        assertThat(sanctions(AMERICAN_ROULETTE).subList(0, 2))
                .containsExactly(AMERICAN_ROULETTE.permitted("10.2(a)"), AMERICAN_ROULETTE.permitted("10.2(b)"));

        assertThat(effects(MULTI_TERMINAL))
                .containsExactly(SanctionEffect.RETURN_OWN_STAKES, SanctionEffect.REFUSE_WAGERS_AND_PAY_OUT);
        assertThat(effects(MINI_BACCARAT))
                .containsExactly(SanctionEffect.RETURN_OWN_STAKES, SanctionEffect.REFUSE_WAGERS_AT_GAME);
        assertThat(effects(AMERICAN_ROULETTE))
                .containsExactly(SanctionEffect.RETURN_OWN_STAKES, SanctionEffect.REFUSE_WAGERS_AT_GAME);
    }

    private static List<Verdict> sanctions(Text text) {
        return Arrays.stream(Sanction.values())
                .map(sanction -> text.house().maySanction(OPERATOR_AUTHORITY, sanction, BreachGround.OTHER_RULE, true))
                .toList();
    }

    private static List<SanctionEffect> effects(Text text) {
        return Arrays.stream(Sanction.values())
                .flatMap(sanction -> text.house().conduct().effect(sanction).stream())
                .map(Ruled::value)
                .toList();
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:14.7",
        "act-mini-baccarat-2015:14.8",
        "act-american-roulette-2005:10.7",
        "act-american-roulette-2005:10.8"
    })
    void adviceAndSideBetsAtTheTablesAreBreaches() {
        assertThat(record(MINI_BACCARAT, BreachGround.INFLUENCING_PLAY)).isEqualTo(MINI_BACCARAT.permitted("14.7"));
        assertThat(record(MINI_BACCARAT, BreachGround.BETTING_AMONG_PLAYERS))
                .isEqualTo(MINI_BACCARAT.permitted("14.8"));
        assertThat(record(AMERICAN_ROULETTE, BreachGround.INFLUENCING_PLAY))
                .isEqualTo(AMERICAN_ROULETTE.permitted("10.7"));
        assertThat(record(AMERICAN_ROULETTE, BreachGround.BETTING_AMONG_PLAYERS))
                .isEqualTo(AMERICAN_ROULETTE.permitted("10.8"));
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.3",
        "nsw-rapid-2016:12.1",
        "nsw-rapid-2016:12.3",
        "nsw-rapid-2016:12.3.1",
        "nsw-rapid-2016:12.3.2",
        "nsw-rapid-2016:12.3.3"
    })
    void onRapidOnlyARecordingDeviceIsSanctioned() {
        assertThat(sanctioned(RAPID, Sanction.VOID_WAGERS)).containsExactly(BreachGround.OUTCOME_DEVICE);
        assertThat(record(RAPID, BreachGround.KEPT_BENEFIT_OF_MALFUNCTION)).isEqualTo(RAPID.permitted("11.3"));
        assertThat(RAPID.house()
                        .maySanction(
                                CASINO_SUPERVISOR,
                                Sanction.VOID_WAGERS,
                                BreachGround.KEPT_BENEFIT_OF_MALFUNCTION,
                                true))
                .isEqualTo(RAPID.refused(ConductReason.GROUND_NOT_SANCTIONED, "12.3"));

        assertThat(RAPID.house()
                        .maySanction(CASINO_SUPERVISOR, Sanction.VOID_WAGERS, BreachGround.OUTCOME_DEVICE, true))
                .isEqualTo(RAPID.permitted("12.3.1"));
        assertThat(RAPID.house()
                        .maySanction(GAMES_SUPERVISOR, Sanction.EXCLUDE_FROM_GAME, BreachGround.OUTCOME_DEVICE, true))
                .isEqualTo(RAPID.permitted("12.3.2"));
        assertThat(RAPID.house()
                        .maySanction(
                                CASINO_SUPERVISOR, Sanction.EXCLUDE_FROM_CASINO, BreachGround.OUTCOME_DEVICE, true))
                .isEqualTo(RAPID.permitted("12.3.3"));
        assertThat(effects(RAPID))
                .containsExactly(
                        SanctionEffect.RETURN_OWN_STAKES,
                        SanctionEffect.REFUSE_WAGERS_AT_TERMINAL,
                        SanctionEffect.RECORD_ONLY);

        assertThat(RAPID.house().maySanction(DEALER, Sanction.VOID_WAGERS, BreachGround.OUTCOME_DEVICE, true))
                .isEqualTo(RAPID.refused(AuthorityReason.NOT_ENTITLED, "12.3"));
        assertThat(RAPID.house()
                        .maySanction(CASINO_SUPERVISOR, Sanction.VOID_WAGERS, BreachGround.OUTCOME_DEVICE, false))
                .isEqualTo(RAPID.refused(ConductReason.REASON_MISSING, "12.3"));
    }

    @Test
    @Clause({"nsw-rapid-2016:12.7", "nsw-rapid-2016:12.10"})
    void adviceAndSideBetsOnRapidGoOnRecordOnly() {
        assertThat(record(RAPID, BreachGround.INFLUENCING_PLAY)).isEqualTo(RAPID.permitted("12.7"));
        assertThat(record(RAPID, BreachGround.BETTING_AMONG_PLAYERS)).isEqualTo(RAPID.permitted("12.10"));
        assertThat(sanctioned(RAPID, Sanction.EXCLUDE_FROM_GAME))
                .doesNotContain(BreachGround.INFLUENCING_PLAY, BreachGround.BETTING_AMONG_PLAYERS);
    }

    @Test
    @Clause({
        "nsw-sic-bo-2016:8.3",
        "nsw-sic-bo-2016:8.4",
        "nsw-sic-bo-2016:8.5",
        "nsw-sic-bo-2016:8.7",
        "nsw-sic-bo-2016:8.10",
        "nsw-sic-bo-2016:8.11.a",
        "nsw-sic-bo-2016:8.11.b",
        "nsw-sic-bo-2016:8.12",
        "nsw-sic-bo-2016:8.13"
    })
    void onAutomaticSicBoSevenRulesAreGrounds() {
        List<String> rules = SIC_BO.house().conduct().breaches().stream()
                .filter(Breach::sanctioned)
                .map(breach -> breach.rule().rule())
                .toList();

        // The two limbs of 8.11 are one of the seven.
        assertThat(rules).containsExactly("8.3", "8.4", "8.5", "8.10", "8.11.a", "8.11.b", "8.12", "8.14");
        assertThat(sanctioned(SIC_BO, Sanction.VOID_WAGERS))
                .doesNotContain(BreachGround.CREDITS_NOT_CLEARED_AT_CLOSE, BreachGround.BETTING_AMONG_PLAYERS);
        assertThat(SIC_BO.house()
                        .maySanction(
                                ELECTRONIC_GAMING_SUPERVISOR,
                                Sanction.VOID_WAGERS,
                                BreachGround.BETTING_AMONG_PLAYERS,
                                true))
                .isEqualTo(SIC_BO.refused(ConductReason.GROUND_NOT_SANCTIONED, "8.7"));
        assertThat(record(SIC_BO, BreachGround.BETTING_AMONG_PLAYERS)).isEqualTo(SIC_BO.permitted("8.13"));
        assertThat(record(SIC_BO, BreachGround.OTHER_RULE))
                .isEqualTo(SIC_BO.refused(ConductReason.NOT_A_GROUND, "8.7"));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:8.7", "nsw-sic-bo-2016:8.7.1", "nsw-sic-bo-2016:8.7.2", "nsw-sic-bo-2016:8.7.3"})
    void onAutomaticSicBoTheCasinoExclusionIsOnlyRecommended() {
        HouseRules house = SIC_BO.house();

        assertThat(house.maySanction(ASSISTANT_GAMING_MANAGER, Sanction.VOID_WAGERS, BreachGround.HARASSMENT, true))
                .isEqualTo(SIC_BO.permitted("8.7.1"));
        assertThat(house.maySanction(
                        ELECTRONIC_GAMING_SUPERVISOR, Sanction.EXCLUDE_FROM_GAME, BreachGround.TAMPERING, true))
                .isEqualTo(SIC_BO.permitted("8.7.2"));
        assertThat(house.maySanction(
                        ELECTRONIC_GAMING_SUPERVISOR,
                        Sanction.RECOMMEND_CASINO_EXCLUSION,
                        BreachGround.TAMPERING,
                        true))
                .isEqualTo(SIC_BO.permitted("8.7.3"));
        assertThat(house.conduct().effect(Sanction.EXCLUDE_FROM_CASINO)).isEmpty();
        assertThat(effects(SIC_BO))
                .containsExactly(
                        SanctionEffect.RETURN_OWN_STAKES,
                        SanctionEffect.REFUSE_WAGERS_AT_GAME,
                        SanctionEffect.RECORD_ONLY);
        assertThat(house.maySanction(
                        ELECTRONIC_GAMING_SUPERVISOR, Sanction.VOID_WAGERS, BreachGround.HARASSMENT, false))
                .isEqualTo(SIC_BO.refused(ConductReason.REASON_MISSING, "8.7"));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:8.6", "nsw-rapid-2016:12.2"})
    void peopleAtWorkMayCarryDevices() {
        BreachReport interfering = new BreachReport(BreachGround.INTERFERING_DEVICE, 1, true, false, false);
        BreachReport recording = new BreachReport(BreachGround.OUTCOME_DEVICE, 1, true, false, false);
        BreachReport harassing = new BreachReport(BreachGround.HARASSMENT, 1, true, false, false);

        assertThat(SIC_BO.house().conduct().mayRecord(interfering))
                .isEqualTo(SIC_BO.refused(ConductReason.ON_DUTY, "8.6"));
        assertThat(RAPID.house().conduct().mayRecord(recording))
                .isEqualTo(RAPID.refused(ConductReason.ON_DUTY, "12.2"));
        assertThat(SIC_BO.house().conduct().mayRecord(harassing)).isEqualTo(SIC_BO.permitted("8.12"));
        assertThat(MULTI_TERMINAL.house().conduct().mayRecord(recording)).isEqualTo(MULTI_TERMINAL.permitted("7.1"));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:1.1/syndicated-play", "nsw-sic-bo-2016:8.10"})
    void aSyndicateTakesThreeAndAJackpot() {
        assertThat(syndicate(2, true)).isEqualTo(SIC_BO.refused(ConductReason.TOO_FEW_PERSONS, "1.1/syndicated-play"));
        assertThat(syndicate(3, false))
                .isEqualTo(SIC_BO.refused(ConductReason.JACKPOT_NOT_NAMED, "1.1/syndicated-play"));
        assertThat(syndicate(3, true)).isEqualTo(SIC_BO.permitted("8.10"));
        assertThat(syndicate(0, true)).isEqualTo(SIC_BO.refused(ConductReason.NOBODY_NAMED, "8.10"));
    }

    private static Verdict syndicate(int persons, boolean jackpotNamed) {
        return SIC_BO.house()
                .conduct()
                .mayRecord(new BreachReport(BreachGround.SYNDICATED_PLAY, persons, false, jackpotNamed, false));
    }

    @Test
    @Clause("nsw-sic-bo-2016:8.14")
    void refusingToVacateNeedsADirectionFirst() {
        BreachReport refused = new BreachReport(BreachGround.REFUSED_TO_VACATE, 1, false, false, true);

        assertThat(record(SIC_BO, BreachGround.REFUSED_TO_VACATE))
                .isEqualTo(SIC_BO.refused(ConductReason.NOT_DIRECTED_FIRST, "8.14"));
        assertThat(SIC_BO.house().conduct().mayRecord(refused)).isEqualTo(SIC_BO.permitted("8.14"));
        assertThat(SIC_BO.house().authority().mayDo(Act.DIRECT_TO_LEAVE, ASSISTANT_GAMING_MANAGER))
                .isEqualTo(SIC_BO.permitted("8.14"));
        assertThat(SIC_BO.house().floor().idleSeat()).isEmpty();
    }
}
