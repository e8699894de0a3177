package org.baize.rules.house;

import java.util.List;
import java.util.stream.Stream;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Equipment and staff that a table needs. What the text does not ask for is not looked at.
 *
 * @param table what a table needs to open, in the order of {@link TableNeed}
 * @param devices what each game needs beside the terminals
 * @param round what betting needs to open, and a result to be taken, in the order of {@link RoundNeed}
 * @param approval the rule by which equipment is approved before use
 */
public record Opening(
        List<Ruled<TableNeed>> table, List<DeviceNeed> devices, List<Ruled<RoundNeed>> round, RuleId approval) {

    public Opening {
        table = List.copyOf(table);
        devices = List.copyOf(devices);
        round = List.copyOf(round);
    }

    /** Whether a piece of equipment may be put to use at a table. */
    public Verdict mayAssign(boolean approvalOnFile) {
        return approvalOnFile ? Verdict.permit(approval) : Verdict.refuse(EquipmentReason.NOT_APPROVED, approval);
    }

    /** Whether one more player terminal may be attached. */
    public Verdict mayAttachTerminal(int attached, int approvedMaximum) {
        return table.stream()
                .filter(need -> need.value() == TableNeed.TERMINALS_WITHIN_APPROVAL && attached >= approvedMaximum)
                .map(limit -> Verdict.refuse(EquipmentReason.NO_MORE_TERMINALS, limit.rule()))
                .findFirst()
                .orElseGet(() -> Verdict.permit(approval));
    }

    /** Whether the table may open; refused with the first thing that is missing. */
    public Verdict mayOpen(TableEquipment equipment) {
        return missing(equipment).stream().findFirst().orElseGet(() -> Verdict.permit(approval));
    }

    /** Everything that is missing, for the person who sets the table up. */
    public List<Verdict> missing(TableEquipment equipment) {
        Stream<Verdict> needs = table.stream()
                .filter(need -> need.value().missingAt(equipment))
                .map(need -> Verdict.refuse(need.value(), need.rule()));
        Stream<Verdict> ofTheGame = devices.stream()
                .filter(need -> need.missingAt(equipment))
                .map(need -> Verdict.refuse(EquipmentReason.DEVICE_MISSING, need.rule()));
        return Stream.concat(needs, ofTheGame).toList();
    }

    /** Whether betting may open, or a result be taken: with the people and the parts that the text wants there. */
    public Verdict mayStartRound(RoundStart start) {
        return round.stream()
                .filter(need -> need.value().missingAt(start))
                .map(need -> Verdict.refuse(need.value(), need.rule()))
                .findFirst()
                .orElseGet(() -> Verdict.permit(approval));
    }
}
