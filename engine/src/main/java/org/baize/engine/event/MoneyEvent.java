package org.baize.engine.event;

import org.baize.rules.law.RuleId;

/** Money went in or out of a chip account. */
public sealed interface MoneyEvent extends Event {

    int terminal();

    /** A chip account was opened; each has a number of its own, also at the same terminal. */
    record AccountOpened(int terminal, long account, RuleId rule) implements MoneyEvent {}

    record NoteCredited(int terminal, long noteCents, RuleId rule) implements MoneyEvent {}
}
