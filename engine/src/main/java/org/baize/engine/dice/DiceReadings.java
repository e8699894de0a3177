package org.baize.engine.dice;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.DiceRules.Reading;
import org.baize.rules.sicbo.DiceRules.Sighting;
import org.baize.rules.sicbo.Spin;
import org.baize.rules.sicbo.TumblerIncident;

/** Decides what a reading of the dice is worth: whose it is, of which spin, and whether it is a result at all. */
final class DiceReadings {

    private DiceReadings() {}

    static Answer read(Table table, DiceCommand.ReadDice seen, Moment moment) {
        if (!moment.fromDevice()) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        org.baize.rules.sicbo.ResultSource source = seen.generated()
                ? org.baize.rules.sicbo.ResultSource.GENERATOR
                : org.baize.rules.sicbo.ResultSource.DEVICE;
        DiceResultRules results = Tumblers.rules(table).results();
        Verdict own = results.result(
                new DiceResultRules.Report(source, true, seen.spin()), reportable(table, ResultSource.KEYED));
        if (own instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Verdict taken = mayTake(table, ResultSource.SENSED, moment);
        if (taken instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Sighting sighting = new Sighting(seen.faces(), seen.side(), seen.cocked());
        return switch (Tumblers.rules(table).dice().read(sighting)) {
            case Reading.Cocked _ ->
                DiceIncidents.report(table, TumblerIncident.DICE_COCKED, "seen by the device", moment);
            case Reading.Fault fault ->
                Answer.of(new DiceEvent.DiceUnreadable(
                        table.number(),
                        table.round().number(),
                        fault.flaw(),
                        results.unreadable().value(),
                        fault.rule()));
            case Reading.Result result -> recognised(table, seen.spin(), result);
        };
    }

    private static Answer recognised(Table table, long spin, Reading.Result result) {
        Round round = table.round();
        boolean disputed = round.result()
                .map(keyed -> !agree(table, result.dice(), dice(table, keyed.outcome())))
                .orElse(false);
        return Answer.of(List.of(
                new DiceEvent.DiceRecognised(table.number(), round.number(), spin, result.dice(), result.rule()),
                taken(table, result.dice(), ResultSource.SENSED, disputed)));
    }

    static Answer key(Table table, List<Integer> faces, Moment moment) {
        Verdict taken = mayTake(table, ResultSource.KEYED, moment);
        if (taken instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (moment.mayDo(table.rulebook().house().conduct().authority(), Act.ENTER_RESULT)
                instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Spin spin = reportable(table, ResultSource.KEYED);
        Verdict own = Tumblers.rules(table)
                .results()
                .result(
                        new DiceResultRules.Report(org.baize.rules.sicbo.ResultSource.KEYED, true, spin.number()),
                        spin);
        if (own instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return switch (upper(table, faces)) {
            case Reading.Fault fault -> Answer.refuse(fault.flaw(), fault.rule());
            case Reading.Cocked cocked -> throw new IllegalStateException("keyed faces are not cocked: " + cocked);
            case Reading.Result result -> {
                Optional<Dice> seen = Tumblers.state(table).recognised();
                boolean disputed =
                        seen.filter(dice -> !agree(table, dice, result.dice())).isPresent();
                yield Answer.of(List.of(
                        new DiceEvent.DiceKeyed(
                                table.number(), table.round().number(), result.dice(), moment.signature()),
                        taken(table, result.dice(), ResultSource.KEYED, disputed)));
            }
        };
    }

    private static Reading upper(Table table, List<Integer> faces) {
        return Tumblers.rules(table).dice().read(new Sighting(faces, DiceRules.Side.UPPER, 0));
    }

    private static Verdict mayTake(Table table, ResultSource source, Moment moment) {
        return table.apparatusRules().result().mayTake(source, table.round().phase(), moment.role());
    }

    /** While a result of that source waits to be confirmed, its spin still takes a better reading. */
    private static Spin reportable(Table table, ResultSource waiting) {
        Spin spin = Tumblers.spin(table);
        Round round = table.round();
        boolean open = round.phase() == RoundPhase.RESULT
                && round.result().filter(known -> known.source() == waiting).isPresent();
        return open && spin.stage() == Spin.Stage.READ ? new Spin(spin.number(), Spin.Stage.TUMBLING) : spin;
    }

    private static boolean agree(Table table, Dice recognised, Dice seen) {
        return Tumblers.rules(table).results().agreed(recognised, seen).permitted();
    }

    private static Dice dice(Table table, int outcome) {
        return (Dice) table.play().payTable().outcomes().get(outcome);
    }

    private static RoundEvent.ResultTaken taken(Table table, Dice dice, ResultSource source, boolean disputed) {
        return new RoundEvent.ResultTaken(
                table.number(), table.round().number(), table.play().outcome(dice.text()), source, disputed);
    }
}
