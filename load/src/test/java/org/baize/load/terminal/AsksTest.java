package org.baize.load.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.Test;

/** What became of the asks that were lost with a connection, as far as the account tells. */
class AsksTest {

    private static final long ROUND = 7;
    private static final TableNow BETTING = new TableNow(1, 0, new TableNow.Round(ROUND, "BETTING", 0), 0, Map.of());

    private final Account account = account();
    private final Asks asks = new Asks();

    private static Account account() {
        TableSpec spec = DemonstrationTables.spec(DemonstrationTables.ARUZE_SIC_BO);
        Account account = new Account(Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup()));
        account.accepted(new Touch.Note(100_00), 0, 0);
        return account;
    }

    private void lost(Touch... touches) {
        for (Touch touch : touches) {
            asks.put(new Asks.Asked(touch, ROUND, 0, false));
        }
        asks.lose();
    }

    private Optional<Asks.Solution> whenShown(long creditCents, Map<String, Long> pending) {
        return asks.solve(account, BETTING, new View(creditCents, 0, "", pending, Map.of()));
    }

    @Test
    void aShootLeavesNoTraceAndIsNotHeldForDone() {
        Touch shoot = new Touch.Shoot();
        Touch chips = new Touch.Place("big", 10_00);
        lost(shoot, chips);

        Asks.Solution solution = whenShown(90_00, Map.of("big", 10_00L)).orElseThrow();

        assertThat(solution.done()).isEqualTo(List.of(chips));
        assertThat(solution.notDone()).isEqualTo(List.of(shoot));
        assertThat(asks.allKnown()).isTrue();
    }

    @Test
    void noMoreAreHeldForDoneThanMustBe() {
        Touch five = new Touch.Place("big", 5_00);
        Touch again = new Touch.Place("big", 5_00);
        Touch ten = new Touch.Place("big", 10_00);
        lost(five, again, ten);

        Asks.Solution solution = whenShown(90_00, Map.of("big", 10_00L)).orElseThrow();

        assertThat(solution.done()).isEqualTo(List.of(ten));
    }

    @Test
    void whatFitsInNoWayStaysUnknown() {
        lost(new Touch.Note(50_00));

        assertThat(whenShown(120_00, Map.of())).isEmpty();
        assertThat(asks.allKnown()).isFalse();
    }
}
