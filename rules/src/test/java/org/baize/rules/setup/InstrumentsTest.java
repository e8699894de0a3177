package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Edition;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class InstrumentsTest {

    private static final Instruments INSTRUMENTS = new Instruments(Rulebooks.all());
    private static final LocalDate MADE = LocalDate.of(2016, 6, 2);

    @Test
    @Clause({"nsw-sic-bo-2016:order.b", "act-mini-baccarat-2015:Instr/2", "nsw-rapid-2016:Order"})
    void noTableOpensWithoutOrBeforeTheDayItsTextCameIntoForce() {
        assertThat(INSTRUMENTS.mayOpen("nsw-sic-bo-2016", Optional.empty(), MADE.plusYears(1)))
                .isEqualTo(Verdict.refuse(SetupReason.NO_EFFECTIVE_DATE, new RuleId("nsw-sic-bo-2016", "order.b")));
        for (Rulebook rulebook : Rulebooks.all()) {
            LocalDate from = rulebook.edition().approval().made().value().plusDays(10);

            assertThat(INSTRUMENTS.mayOpen(rulebook.id(), Optional.of(from), from.minusDays(1)))
                    .isEqualTo(Verdict.refuse(
                            SetupReason.NOT_YET_IN_FORCE, rulebook.edition().inForce()));
            assertThat(INSTRUMENTS
                            .mayOpen(rulebook.id(), Optional.of(from), from)
                            .permitted())
                    .isTrue();
        }
        assertThat(INSTRUMENTS.mayOpen("nsw-rapid-2016", Optional.of(MADE.minusDays(1)), MADE.plusDays(9)))
                .isEqualTo(Verdict.refuse(SetupReason.NOT_YET_IN_FORCE, new RuleId("nsw-rapid-2016", "Order")));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:NI/3",
        "act-mini-baccarat-2015:Instr/3",
        "act-mini-baccarat-2015:Instr/1",
        "act-american-roulette-2005:Instr/approve"
    })
    void aRevokedApprovalIsNotChosenForANewRound() {
        assertThat(INSTRUMENTS.mayChoose("NI2019-134"))
                .isEqualTo(Verdict.refuse(SetupReason.REVOKED, new RuleId("act-multi-terminal-2019", "NI/3")));
        assertThat(INSTRUMENTS.mayChoose("NI2012-170"))
                .isEqualTo(Verdict.refuse(SetupReason.REVOKED, new RuleId("act-mini-baccarat-2015", "Instr/3")));
        assertThat(INSTRUMENTS.mayChoose("NI2015-63").permitted()).isTrue();
        assertThat(INSTRUMENTS.mayChoose("NI2005-62").permitted()).isTrue();
        assertThat(INSTRUMENTS.mayChoose("NI1999-1").permitted()).isFalse();
    }

    @Test
    @Clause("nsw-sic-bo-2016:order.a")
    void theSicBoEditionSaysForWhomItWasApprovedAndWhen() {
        Edition edition = Rulebooks.byId("nsw-sic-bo-2016").edition();

        assertThat(edition.id()).isEqualTo("nsw-sic-bo-2016");
        assertThat(edition.approval().jurisdiction()).isEqualTo("NSW");
        assertThat(edition.approval().venue()).isEqualTo("The Star");
        assertThat(edition.approval().body()).contains("Liquor and Gaming Authority");
        assertThat(edition.approval().made().value()).isEqualTo(MADE);
    }
}
