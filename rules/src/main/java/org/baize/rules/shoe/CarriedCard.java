package org.baize.rules.shoe;

import org.baize.rules.law.RuleId;
import org.baize.rules.shoe.preparation.DrawnCard;

/** A card that left the shoe too early and opens the next coup as the Player's first card. */
public record CarriedCard(DrawnCard card, CoupKind opens, RuleId rule) {}
