package org.baize.rules.cash;

import java.util.Optional;
import org.baize.rules.law.RuleId;

/**
 * What follows from an event of a cash-out.
 *
 * @param account the state of the chip account from then on
 * @param cancelNumber the number of the ticket is cancelled, before anything else is issued
 * @param instead the paper that takes the place of the failed one
 */
public record PaperStep(AccountState account, boolean cancelNumber, Optional<Paper> instead, RuleId rule) {}
