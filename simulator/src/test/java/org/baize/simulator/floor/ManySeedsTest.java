package org.baize.simulator.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.baize.engine.command.Command;
import org.baize.engine.event.Event;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The short run that is part of every build: many floors, and every command and event there is. Rare ones may need more
 * floors than the first ones, so it goes on until all were seen, but not for ever.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ManySeedsTest {

    private static final int SEEDS = 24;
    private static final int MOST_SEEDS = 160;
    private static final long ROUNDS = 40;

    /** A floor on which a correction takes back what a voucher still unpaid was made out for; that is rare. */
    private static final long UNPAID_VOUCHER_TAKEN_BACK = 267;

    /**
     * Events that need not be seen, each with the reason. A transfer is given back where its account is no longer open
     * when it could be credited; each text that lets one wait for a wager keeps the account open as long as a wager
     * lives. Credit of a round is kept back under one text only, and a correction that then pays more is rare among few
     * floors.
     */
    private static final Set<String> UNREACHED = Set.of("MoneyEvent.TransferReturned", "PaymentEvent.MoreCreditHeld");

    private final Coverage coverage = new Coverage();
    private final List<SeedReport> reports = new ArrayList<>();

    @BeforeAll
    void play() {
        play(UNPAID_VOUCHER_TAKEN_BACK);
        for (long seed = 1; seed <= SEEDS || (seed <= MOST_SEEDS && !everythingSeen()); seed++) {
            play(seed);
        }
    }

    private void play(long seed) {
        FloorSimulation simulation = new FloorSimulation(seed, ROUNDS);
        reports.add(simulation.run());
        coverage.add(simulation.coverage());
    }

    private boolean everythingSeen() {
        return neverAccepted().isEmpty()
                && neverRefused().isEmpty()
                && neverHappened().isEmpty();
    }

    @Test
    void everySeedAgrees() {
        assertThat(reports.stream().filter(report -> !report.agreed()).map(ManySeedsTest::told))
                .isEmpty();
    }

    private static String told(SeedReport failed) {
        return failed.replay() + ": " + failed.failure().orElseThrow();
    }

    @Test
    void crashesResendsVoidsAndCorrectionsHappen() {
        SeedReport.Counts all = reports.stream()
                .reduce(Totals.NONE, Totals::plus, (one, other) -> one)
                .counts();

        assertThat(all.crashes()).isPositive();
        assertThat(all.resends()).isPositive();
        assertThat(all.voids()).isPositive();
        assertThat(all.corrections()).isPositive();
    }

    @Test
    void everyCommandIsAcceptedAtLeastOnce() {
        assertThat(neverAccepted()).isEmpty();
    }

    @Test
    void everyCommandIsRefusedAtLeastOnce() {
        assertThat(neverRefused()).isEmpty();
    }

    @Test
    void onlyEventsThatExistAreExcused() {
        assertThat(without(Event.class, Map.of())).containsAll(UNREACHED);
    }

    @Test
    void everyEventHappensAtLeastOnce() {
        assertThat(neverHappened()).isEmpty();
    }

    private Set<String> neverAccepted() {
        return without(Command.class, coverage.accepted());
    }

    private Set<String> neverRefused() {
        return without(Command.class, coverage.refused());
    }

    private Set<String> neverHappened() {
        Set<String> left = without(Event.class, coverage.events());
        left.removeAll(UNREACHED);
        return left;
    }

    /** All kinds below that type, but those that were counted. */
    private static Set<String> without(Class<?> type, Map<String, Long> counted) {
        Set<String> left = new TreeSet<>();
        Invention.records(type).forEach(kind -> left.add(Coverage.name(kind)));
        left.removeAll(counted.keySet());
        return left;
    }
}
