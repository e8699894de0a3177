package org.baize.rules.rulebook;

import org.baize.rules.cash.CashRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.house.HouseRules;

/** What a text says beside the game itself: money in and out, faults, and the conduct of the house. */
public record House(CashRules cash, FaultRules faults, HouseRules conduct) {}
