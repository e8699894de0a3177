package org.baize.rules.shoe;

import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.preparation.Approval;

/**
 * How cards get from the shoe to the table.
 *
 * @param coup which rule says where a coup begins and ends
 * @param source which rule has every card come out of the shoe
 * @param keyedIn whose approval a card needs that the dealer types in
 */
public record TableRules(
        StationRules station,
        FacingRules facing,
        RuleId coup,
        RuleId source,
        Ruled<Approval> keyedIn,
        NoBetRules noBet) {}
