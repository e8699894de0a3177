package org.baize.rules.fault;

/** What one text does about malfunctions, voids and corrections. */
public record FaultRules() {}
