package org.baize.devices.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.fault.Finding;
import org.baize.rules.game.Outcome;
import org.baize.rules.round.RoundPhase;

/** What is the same at all tables: a wrong result is told, a case is decided, a result in doubt is settled. */
final class Pit {

    private static final long THINK_MILLIS = 2_500;
    private static final String SEEN = "seen at the table";

    private Pit() {}

    /** The round before this one was settled on something that did not happen. */
    static List<Act> tellOfWrongResult(Table table, Stand stand) {
        long last = table.round().number() - (table.round().phase() == RoundPhase.BETTING ? 1 : 0);
        return wrong(table, stand, last)
                ? List.of(new Act.Say(new FaultCommand.ReportWrongResult(table.number(), last, SEEN), THINK_MILLIS))
                : List.of();
    }

    private static boolean wrong(Table table, Stand stand, long round) {
        Optional<PastRound> past = table.past(round);
        Optional<String> truth = stand.truth(round);
        return truth.isPresent()
                && !table.faults().disputes(round)
                && past.map(PastRound::outcome)
                        .filter(OptionalInt::isPresent)
                        .filter(outcome -> !same(table, outcome.getAsInt(), truth.get()))
                        .isPresent();
    }

    /** Whether that place in the pay table is that outcome. */
    static boolean same(Table table, int outcome, String truth) {
        Outcome known = table.play().payTable().outcomes().get(outcome);
        return known.text().equals(truth) || table.play().outcome(truth) == outcome;
    }

    /** Whoever stands over the dealer decides what waits, as the text has it or as it was seen. */
    static List<Act> decide(Table table, Stand stand) {
        List<Act> wishes = new ArrayList<>();
        for (FaultCase open : table.faults().cases()) {
            Optional<String> truth = stand.truth(open.round());
            switch (open.matter()) {
                case FaultCase.Matter.WrongResult _ ->
                    truth.ifPresent(seen ->
                            say(wishes, new FaultCommand.CorrectResult(table.number(), open.round(), seen, SEEN)));
                case FaultCase.Matter.Failed _ -> say(wishes, fromRecords(table, open, truth));
            }
            say(wishes, new FaultCommand.OrderRemedy(table.number(), open.number(), "as the text has it"));
            say(wishes, new FaultCommand.LeaveCase(table.number(), open.number(), "nothing is left to do"));
        }
        boolean doubtful = table.round().phase() == RoundPhase.RESULT
                && table.round().result().filter(Round.Result::contradicted).isPresent();
        if (doubtful && !table.paysNothing()) {
            say(wishes, new RoundCommand.ConfirmResult(table.number()));
        }
        return wishes;
    }

    /** All wagers are on record; a round that is over is put right too if its result was another. */
    private static FaultCommand fromRecords(Table table, FaultCase open, Optional<String> truth) {
        Optional<String> actual = table.round().number() == open.round() ? Optional.empty() : truth;
        FaultCommand.Found found = new FaultCommand.Found(Finding.WAGERS_CONFIRMED, List.of(), actual);
        return new FaultCommand.DecideFromRecords(table.number(), open.number(), found, "by the records");
    }

    static void say(List<Act> wishes, Command command) {
        wishes.add(new Act.Say(command, THINK_MILLIS));
    }
}
