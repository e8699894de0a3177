package org.baize.rules.roulette;

/** One spin on one kind of wheel: how it starts, what makes it valid, what early rest does, when it is called off. */
public record SpinProcedure(
        WheelOperation operation, SpinStart start, ValidSpin valid, EarlyRest earlyRest, NoSpinRules noSpin) {}
