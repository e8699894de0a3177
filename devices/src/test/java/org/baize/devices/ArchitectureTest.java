package org.baize.devices;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import org.baize.engine.ledger.Mutation;
import org.baize.testkit.Bans;
import org.junit.jupiter.api.Test;

/** What devices may use, and what they must leave alone. */
class ArchitectureTest {

    private static final String GENERATORS = "java\\.(security\\.SecureRandom|util\\."
            + "(Random|SplittableRandom|concurrent\\.ThreadLocalRandom|random\\.RandomGeneratorFactory))";
    private static final JavaClasses MODULE = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void devicesUseTheEngineAndTheRulesOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.devices..", "org.baize.engine..", "org.baize.rules..", "java..", "org.jspecify..")
                .check(MODULE);
    }

    @Test
    void theirTimeIsGivenToThem() {
        Bans.clocks()
                .check(new ClassFileImporter()
                        .importPath(Path.of("target", "classes"))
                        .that(DescribedPredicate.not(JavaClass.Predicates.equivalentTo(WallClockwork.class))));
    }

    @Test
    void theirChanceIsGivenToThem() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching(GENERATORS)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(RandomGenerator.class, "of", String.class)
                .orShould()
                .callMethod(RandomGenerator.class, "getDefault")
                .because(
                        "whoever wires a table gives it a generator, and on a floor that is one that nobody can foretell")
                .check(MODULE);
    }

    @Test
    void nothingChangesTheStateOfTheFloor() {
        noClasses()
                .should()
                .callMethodWhere(JavaCall.Predicates.target(CanBeAnnotated.Predicates.annotatedWith(Mutation.class)))
                .check(MODULE);
    }

    @Test
    void devicesDoNotKnowWhoDeals() {
        noClasses()
                .that()
                .resideInAnyPackage("..wheel..", "..shoe..", "..tumbler..", "..till..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..dealing..", "..demonstration..")
                .check(MODULE);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.baize.devices.(*)..").should().beFreeOfCycles().check(MODULE);
    }
}
