package org.baize.chaos;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What must be there is worked out apart from the floor: the load never asks the engine or the rules what is right. */
class ArchitectureTest {

    private static final JavaClasses MODULE = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void theLoadKnowsNoNodeAndNoFault() {
        noClasses()
                .that()
                .resideInAPackage("org.baize.chaos.load..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.chaos",
                        "org.baize.chaos.node..",
                        "org.baize.cluster.node..",
                        "org.baize.cluster.log..")
                .check(MODULE);
    }

    @Test
    void theAccountOfASeatAsksNobody() {
        noClasses()
                .that()
                .haveSimpleName("NaiveSeat")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.rules..",
                        "org.baize.engine.ledger..",
                        "org.baize.engine.state..",
                        "org.baize.cluster..")
                .check(MODULE);
    }

    @Test
    void nothingHereSettlesAGame() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.engine.state..",
                        "org.baize.engine.ledger..",
                        "org.baize.engine.round..",
                        "org.baize.engine.wagering..",
                        "org.baize.rules.analysis..")
                .check(MODULE);
    }
}
