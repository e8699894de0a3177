package org.baize.records.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Event;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.spec.CreditHold;
import org.baize.records.Database;
import org.baize.records.Databases;
import org.baize.records.Entry;
import org.baize.records.Projector;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheets;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.junit.jupiter.api.Test;

/** Cases about credit, which simulated floors seldom take to their end: where the money comes from and goes to. */
class HeldCreditTest {

    private static final RuleId RULE = new RuleId("nsw-sic-bo-2016", "7.5");
    private static final Signature BY = new Signature(Origin.person(7), Role.GAMING_MANAGER, Optional.empty());
    private static final CreditHold HOLD = new CreditHold(
            1,
            new CreditHold.Owner(3, 12),
            new CreditHold.Amount(500, 300, 200),
            Optional.empty(),
            KeptBack.begun("a doubt", false, 0),
            CreditHold.Stage.HELD);

    @Test
    void aCorrectionTakesFromAnOpenCaseWhatIsWithheld() {
        assertThat(movements(kept(), new PaymentEvent.CreditSetOff(1, 100, 50, false)))
                .endsWith("RELEASED WITHHELD CHIPS 100", "RELEASED WITHHELD DEMANDED 50");
    }

    @Test
    void aCorrectionTakesFromAClosedCaseWhatTheHouseHasKept() {
        assertThat(movements(kept(), ended(Optional.empty()), new PaymentEvent.CreditSetOff(1, 100, 50, true)))
                .containsExactly(
                        "WITHHELD CHIPS WITHHELD 300",
                        "WITHHELD DEMANDED WITHHELD 200",
                        "FORFEITED WITHHELD FORFEITED 500",
                        "RELEASED FORFEITED GONE_PLAYERS 100",
                        "RELEASED FORFEITED DEMANDED 50");
    }

    @Test
    void whatIsReleasedPaysFirstWhatIsOwed() {
        PaymentEvent.Release release = new PaymentEvent.Release(false, 120, Optional.empty());

        assertThat(movements(kept(), ended(Optional.of(release))))
                .endsWith(
                        "RELEASED WITHHELD DEMANDED 200", "RELEASED WITHHELD CHIPS 300", "OWED CHIPS RECEIVABLES 120");
    }

    private static Event kept() {
        return new PaymentEvent.CreditKeptBack(HOLD, RULE, BY);
    }

    private static Event ended(Optional<PaymentEvent.Release> release) {
        return new PaymentEvent.CreditCaseEnded(1, release, RULE, BY);
    }

    private static List<String> movements(Event... events) {
        try (Database records = Database.open(Databases.inMemory());
                Projector projector = Projector.open(records.source())) {
            projector.take(new Entry(0, 1_000, Optional.empty(), Optional.empty(), true, 1, List.of(events)));
            projector.commit();
            return new Reader(records.source())
                    .all(Sheets.MOVEMENTS)
                    .map(row -> row.flow() + " " + row.fromKind() + " " + row.toKind() + " " + row.cents())
                    .toList();
        }
    }
}
