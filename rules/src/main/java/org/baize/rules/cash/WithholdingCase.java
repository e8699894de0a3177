package org.baize.rules.cash;

/**
 * What is on record about a payment that is kept back.
 *
 * @param determined the operator has decided
 * @param reviewOutcome the inspector's answer is there
 */
public record WithholdingCase(
        boolean reasonGiven, boolean inspectorNotified, boolean determined, boolean reviewOutcome) {}
