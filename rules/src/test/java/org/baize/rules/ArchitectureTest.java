package org.baize.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.baize.testkit.Bans;
import org.baize.testkit.FloatingPoint;
import org.junit.jupiter.api.Test;

/** The promises of this module at the door: pure, no dependency, and packages that only look down. */
class ArchitectureTest {

    private static final Path CLASSES = Path.of("target", "classes");
    private static final JavaClasses MODULE = new ClassFileImporter().importPath(CLASSES);

    @Test
    void usesTheJdkOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.baize.rules..", "java..", "org.jspecify..")
                .check(MODULE);
    }

    @Test
    void isPure() {
        Bans.all().forEach(ban -> ban.check(MODULE));
    }

    @Test
    void hasNoFloatingPoint() {
        assertThat(FloatingPoint.in(CLASSES)).isEmpty();
    }

    @Test
    void hasNoPackageCycles() {
        slices().matching("org.baize.rules.(*)..").should().beFreeOfCycles().check(MODULE);
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
