package org.baize.devices.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.baize.engine.command.Command;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.Device;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.SpinProcedure;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.ApparatusRules;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShooterMode;
import org.baize.rules.wager.Circumstances.TableForm;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game of every text, on every apparatus and in every way that the text knows, plays by itself. */
class EveryTextTest {

    private static final int TABLE = 19;
    private static final int ROUNDS = 12;
    private static final long STUCK_MILLIS = 5 * 60_000;
    private static final int MISBEHAVES_ONE_IN = 150;
    private static final List<Device> DEVICES =
            List.of(Device.SHOE, Device.WHEEL, Device.BALL, Device.TUMBLER, Device.DIE, Device.DIE, Device.DIE);

    static List<TableSpec> tables() {
        List<TableSpec> tables = new ArrayList<>();
        for (Rulebook rulebook : Rulebooks.all()) {
            for (Game<?, ?> game : rulebook.games()) {
                for (ApparatusRules rules : rulebook.dealing().rounds().apparatus()) {
                    if (kind(rules.apparatus()) == game.kind()) {
                        addTables(rulebook, game, rules.apparatus(), tables);
                    }
                }
            }
        }
        return tables;
    }

    private static GameKind kind(Apparatus apparatus) {
        return switch (apparatus) {
            case SHOE -> GameKind.BACCARAT;
            case LIVE_WHEEL, AUTOMATED_WHEEL -> GameKind.ROULETTE;
            case DEALER_TUMBLER, AUTOMATED_TUMBLER -> GameKind.SIC_BO;
        };
    }

    private static void addTables(Rulebook rulebook, Game<?, ?> game, Apparatus apparatus, List<TableSpec> tables) {
        TableSetup usual = DefaultSetup.of(rulebook, game.id());
        switch (apparatus) {
            case SHOE -> tables.add(spec(rulebook, usual, apparatus, Optional.empty()));
            case LIVE_WHEEL, AUTOMATED_WHEEL ->
                rulebook.dealing().spins().orElseThrow().procedures().stream()
                        .map(SpinProcedure::operation)
                        .filter(how -> (how == WheelOperation.AUTOMATED) == (apparatus == Apparatus.AUTOMATED_WHEEL))
                        .forEach(how -> tables.add(spec(rulebook, usual, apparatus, Optional.of(how))));
            case DEALER_TUMBLER, AUTOMATED_TUMBLER ->
                rulebook.dealing().tumbler().orElseThrow().shakes().modes().stream()
                        .map(Ruled::value)
                        .flatMap(mode -> dice(rulebook, mode).stream())
                        .map(dice -> new TableSetup(usual.game(), usual.limits(), dice, usual.floor(), usual.money()))
                        .forEach(setup -> tables.add(spec(rulebook, setup, apparatus, Optional.empty())));
        }
    }

    private static List<DealingChoice> dice(Rulebook rulebook, ShakeMode mode) {
        return rulebook.dealing().tumbler().orElseThrow().shooter().isEmpty()
                ? List.of(new DealingChoice.Dice(mode, Optional.empty(), true))
                : List.of(
                        new DealingChoice.Dice(
                                mode, Optional.of(new ShooterMode.InTurn(ShooterMode.NoWager.SHOOT)), true),
                        new DealingChoice.Dice(mode, Optional.of(new ShooterMode.HighestWager(10_00)), false));
    }

    private static TableSpec spec(
            Rulebook rulebook, TableSetup setup, Apparatus apparatus, Optional<WheelOperation> operation) {
        return new TableSpec(
                        rulebook.id() + " " + setup.game().gameId() + " " + operation + " " + setup.dealing(),
                        rulebook.id(),
                        setup,
                        new TableSpec.Installation(
                                apparatus,
                                operation,
                                TableForm.TERMINALS,
                                Command.NONE,
                                new TableSpec.Approved(true, true, DEVICES)))
                .forDemonstration();
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void playsByItselfWhateverItsDeviceDoes(TableSpec spec) {
        Casino casino = new Casino(17);
        boolean notes = Rulebooks.byId(spec.rulebookId()).house().cash().credit().sources().stream()
                .anyMatch(source -> source.source() == CreditSource.NOTES);
        casino.install(TABLE, spec, notes ? List.of(100_00L) : List.of());
        SimulatedTable table = casino.simulate(TABLE);
        Players players = new Players(casino);

        while (casino.table(TABLE).round().number() < ROUNDS) {
            casino.tick();
            players.play();
            casino.requireProgress(STUCK_MILLIS);
        }
        long settled = casino.events(RoundEvent.RoundSettled.class).stream()
                .filter(round -> round.table() == TABLE)
                .count();
        assertThat(settled).isGreaterThanOrEqualTo(ROUNDS - 1);

        while (casino.table(TABLE).round().number() < 3 * ROUNDS) {
            casino.tick();
            players.play();
            if (casino.random.nextInt(MISBEHAVES_ONE_IN) == 0) {
                List<String> all = table.equipment().misbehaviours();
                table.equipment().misbehave(all.get(casino.random.nextInt(all.size())));
            }
            casino.requireProgress(STUCK_MILLIS);
        }
        assertThat(casino.floor.state().ledger().sumCents()).isZero();
    }
}
