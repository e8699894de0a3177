package org.baize.devices.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.meters.Audit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole demonstration floor deals by itself, and people play on it. */
class SimulatedFloorTest {

    private static final int ROUNDS = 200;
    private static final long STUCK_MILLIS = 5 * 60_000;
    private static final int MISBEHAVES_ONE_IN = 200;

    private static Casino everyTable(long seed) {
        Casino casino = new Casino(seed);
        DemonstrationTables.all().keySet().forEach(casino::simulate);
        return casino;
    }

    private static boolean done(Casino casino) {
        return casino.tables.keySet().stream()
                .allMatch(number -> casino.table(number).round().number() >= ROUNDS);
    }

    private static void requireSoundBooks(Casino casino) {
        assertThat(casino.floor.state().ledger().sumCents()).isZero();
        assertThat(Audit.findings(casino.floor.state())).isEmpty();
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void everyGamePlaysTwoHundredRoundsByItself() {
        Casino casino = everyTable(1);
        Players players = new Players(casino);

        while (!done(casino)) {
            casino.tick();
            players.play();
            casino.requireProgress(STUCK_MILLIS);
        }

        requireSoundBooks(casino);
        for (int number : casino.tables.keySet()) {
            long settled = casino.events(RoundEvent.RoundSettled.class).stream()
                    .filter(round -> round.table() == number)
                    .count();
            long staked = casino.events(RoundEvent.RoundSettled.class).stream()
                    .filter(round -> round.table() == number && round.payouts().size() > 0)
                    .count();
            // Nothing goes wrong, so no round is lost; people are not at every table in every round.
            assertThat(settled).as("settled at table %d", number).isGreaterThanOrEqualTo(ROUNDS - 1);
            assertThat(staked).as("with wagers at table %d", number).isGreaterThan(ROUNDS / 2);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void nothingIsStuckWhenEverythingMisbehaves(long seed) {
        Casino casino = everyTable(seed);
        Players players = new Players(casino);

        while (!done(casino)) {
            casino.tick();
            players.play();
            casino.tables.values().forEach(table -> misbehave(casino, table));
            casino.requireProgress(STUCK_MILLIS);
        }

        requireSoundBooks(casino);
    }

    private static void misbehave(Casino casino, SimulatedTable table) {
        if (casino.random.nextInt(MISBEHAVES_ONE_IN) == 0) {
            List<String> all = table.equipment().misbehaviours();
            table.equipment().misbehave(all.get(casino.random.nextInt(all.size())));
        }
    }
}
