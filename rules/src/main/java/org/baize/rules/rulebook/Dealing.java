package org.baize.rules.rulebook;

import java.util.Optional;
import org.baize.rules.baccarat.CoupRules;
import org.baize.rules.roulette.SpinRules;
import org.baize.rules.round.RoundRules;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.sicbo.TumblerRules;

/** How a text has its games dealt: the round common to all, and a procedure for each device that the text knows. */
public record Dealing(
        RoundRules rounds,
        Optional<SpinRules> spins,
        Optional<CoupRules> coups,
        Optional<ShoeRules> shoe,
        Optional<TumblerRules> tumbler) {}
