package org.baize.endtoend;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.command.Command;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.house.Device;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.GameChoice;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.Circumstances.TableForm;

/** Tables as an operator sets them up. */
final class Tables {

    static final String MULTI_TERMINAL = "act-multi-terminal-2019";
    static final String MINI_BACCARAT = "act-mini-baccarat-2015";
    static final String AMERICAN = "act-american-roulette-2005";
    static final String RAPID = "nsw-rapid-2016";
    static final String ARUZE = "nsw-sic-bo-2016";

    /** Long enough for a busy machine. */
    static final int USUAL_SECONDS = 20;

    /** For as long as any test takes. */
    static final int ENDLESS_SECONDS = 3_600;

    private static final int MANY = 20;
    private static final List<Device> DEVICES =
            List.of(Device.SHOE, Device.WHEEL, Device.BALL, Device.TUMBLER, Device.DIE, Device.DIE, Device.DIE);

    private Tables() {}

    /** A game under a text, as what it is dealt with. */
    record Kind(String rulebook, GameChoice game, Apparatus apparatus) {

        static Kind of(String rulebook, String game, Apparatus apparatus) {
            return new Kind(rulebook, GameChoice.of(game), apparatus);
        }

        /** With bets on pairs of that variant. */
        Kind pairs(String variant) {
            return new Kind(
                    rulebook,
                    new GameChoice(
                            game.gameId(),
                            new GameChoice.PairsChoice(true, List.of(variant), true),
                            game.raceTrack(),
                            List.of()),
                    apparatus);
        }
    }

    /** A table for money. */
    static TableSpec table(Kind kind, int seconds) {
        Rulebook rulebook = Rulebooks.byId(kind.rulebook());
        TableSetup usual = DefaultSetup.of(rulebook, kind.game());
        FloorChoice floor = new FloorChoice(
                seconds,
                usual.floor().closingNoticeMinutes(),
                MANY,
                MANY,
                usual.floor().hours());
        return new TableSpec(
                kind.rulebook() + " " + kind.game().gameId() + " " + kind.apparatus(),
                kind.rulebook(),
                new TableSetup(usual.game(), usual.limits(), usual.dealing(), floor, usual.money()),
                installation(kind.apparatus()));
    }

    /** The same with limits over all wagers of a round. */
    static TableSpec limited(TableSpec table, OptionalLong mostTotalCents, OptionalLong differentialCents) {
        TableSetup usual = table.setup();
        LimitChoice limits = new LimitChoice(
                usual.limits().byLine(), usual.limits().leastTotalCents(), mostTotalCents, differentialCents);
        return new TableSpec(
                table.name(),
                table.rulebookId(),
                new TableSetup(usual.game(), limits, usual.dealing(), usual.floor(), usual.money()),
                table.installation());
    }

    /** Has somebody who deals by hand open betting: anew where the round has closed and nobody had wagered. */
    static void openByHand(Staff dealer, int table) {
        if (!dealer.tries(new RoundCommand.OpenBetting(table)).isGood()) {
            dealer.act(new RoundCommand.ReopenBetting(table));
        }
    }

    private static TableSpec.Installation installation(Apparatus apparatus) {
        Optional<WheelOperation> operation = switch (apparatus) {
            case LIVE_WHEEL -> Optional.of(WheelOperation.LIVE);
            case AUTOMATED_WHEEL -> Optional.of(WheelOperation.AUTOMATED);
            case SHOE, DEALER_TUMBLER, AUTOMATED_TUMBLER -> Optional.empty();
        };
        return new TableSpec.Installation(
                apparatus, operation, TableForm.TERMINALS, Command.NONE, new TableSpec.Approved(true, true, DEVICES));
    }
}
