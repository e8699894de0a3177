package org.baize.rules.sicbo;

import java.util.Optional;

/**
 * How the dice are shaken and read in one text, and what happens to the money when they are not.
 *
 * @param shooter who starts the dice where the text lets a player do it
 */
public record TumblerRules(
        DiceRules dice,
        ShakeRules shakes,
        DiceResultRules results,
        TumblerIncidentRules incidents,
        Optional<ShooterRules> shooter) {}
