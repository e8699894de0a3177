package org.baize.rules;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import org.baize.testkit.PureModule;
import org.junit.jupiter.api.Test;

/** The promises of this module at the door: pure, no dependency, and packages that only look down. */
class ArchitectureTest extends PureModule {

    ArchitectureTest() {
        super("org.baize.rules");
    }

    @Test
    void packagesOnlyLookDown() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("law")
                .definedBy("org.baize.rules.law..")
                .layer("game")
                .definedBy("org.baize.rules.game..")
                .layer("games")
                .definedBy("org.baize.rules.roulette..", "org.baize.rules.baccarat..", "org.baize.rules.sicbo..")
                .layer("procedures")
                .definedBy(
                        "org.baize.rules.shoe..",
                        "org.baize.rules.wager..",
                        "org.baize.rules.round..",
                        "org.baize.rules.fault..",
                        "org.baize.rules.cash..",
                        "org.baize.rules.house..")
                .layer("rulebook")
                .definedBy("org.baize.rules.rulebook..")
                .layer("users")
                .definedBy("org.baize.rules.setup..", "org.baize.rules.analysis..")
                .whereLayer("users")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("rulebook")
                .mayOnlyBeAccessedByLayers("users")
                .whereLayer("procedures")
                .mayOnlyBeAccessedByLayers("rulebook", "users")
                .whereLayer("games")
                .mayOnlyBeAccessedByLayers("procedures", "rulebook", "users")
                .whereLayer("game")
                .mayOnlyBeAccessedByLayers("games", "procedures", "rulebook", "users")
                .check(MODULE);
    }
}
