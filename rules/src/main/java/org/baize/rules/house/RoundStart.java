package org.baize.rules.house;

/**
 * What is known when betting is to open or a result to be taken.
 *
 * @param machineDealt the outcome comes from a device that works without a dealer
 */
public record RoundStart(
        boolean dealerSignedOn, boolean machineDealt, boolean gameSystemReady, boolean withinGamingHours) {}
