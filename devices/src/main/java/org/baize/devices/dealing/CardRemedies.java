package org.baize.devices.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.Finding;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;

/** What is done about irregular cards, as the text of the table has it. */
final class CardRemedies {

    private static final long THINK_MILLIS = 2_500;

    /** What somebody in that role puts right without being asked. */
    List<Act> of(Table table, Role role) {
        List<Act> wishes = new ArrayList<>();
        for (Finding finding : ShoeState.of(table).findings()) {
            boolean own = !finding.remedied()
                    && remedy(table, finding)
                            .filter(known -> known.mayCarryOut(role).permitted())
                            .isPresent();
            if (own) {
                wishes.add(carryOut(table, finding));
            }
        }
        return wishes;
    }

    /** Everything that can be done about one finding, the first before the others. */
    List<Act> of(Table table, Finding finding) {
        List<Act> wishes = new ArrayList<>();
        if (!finding.remedied()) {
            wishes.add(carryOut(table, finding));
        }
        if (finding.what() == Irregularity.SHOE_FAULT && finding.holds()) {
            wishes.add(new Act.Say(
                    new CardCommand.Report(
                            table.number(),
                            finding.round(),
                            Irregularity.SHOE_FAULT_OUTCOME_UNKNOWN,
                            CardReport.noting("the coup cannot be finished")),
                    THINK_MILLIS));
        }
        if (finding.remedied() && finding.holds()) {
            remedy(table, finding).map(Remedy::options).orElse(List.of()).stream()
                    .map(Ruled::value)
                    .map(option -> choose(table, finding, option))
                    .forEach(wishes::add);
        }
        if (table.held() && finding.holds() && remedy(table, finding).isEmpty()) {
            wishes.add(new Act.Say(invalidate(table, finding), THINK_MILLIS));
        }
        return wishes;
    }

    /** Where the text stops the coup and says no more, only authority ends it. */
    private static FaultCommand invalidate(Table table, Finding finding) {
        return new FaultCommand.Invalidate(
                table.number(),
                finding.round(),
                FaultCommand.Ground.of(InvalidationGround.IMPRACTICAL),
                finding.what().title());
    }

    private static Act carryOut(Table table, Finding finding) {
        return new Act.Say(
                new CardCommand.CarryOut(table.number(), finding.what(), CardReport.noting("as the text has it")),
                THINK_MILLIS);
    }

    private static Act choose(Table table, Finding finding, Measure option) {
        return new Act.Say(new CardCommand.ChooseOption(table.number(), finding.what(), option), THINK_MILLIS);
    }

    private static Optional<Remedy> remedy(Table table, Finding finding) {
        return table.rulebook().dealing().shoe().orElseThrow().irregularities().remedy(finding.what());
    }
}
