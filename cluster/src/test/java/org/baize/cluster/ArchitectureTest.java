package org.baize.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The module carries what the floor is asked and says, and knows nothing of games or money. */
class ArchitectureTest {

    private static final JavaClasses MODULE = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void usesWhatItMayOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.cluster..",
                        "org.baize.protocol..",
                        // The floor as a whole, what it is asked and says, and its books to be summed up: no rule of a
                        // game.
                        "org.baize.engine",
                        "org.baize.engine.answer",
                        "org.baize.engine.chapter",
                        "org.baize.engine.command",
                        "org.baize.engine.event",
                        "org.baize.engine.ledger",
                        "org.baize.engine.state",
                        // All rulebooks at once, to have them ready before the log is read.
                        "org.baize.rules.rulebook",
                        "io.aeron..",
                        "org.agrona..",
                        "java..",
                        "org.jspecify..")
                .check(MODULE);
    }

    @Test
    void asksTheRulesForNothing() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("org.baize.cluster.node.Node")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.baize.rules..")
                .check(MODULE);
    }

    @Test
    void theClientKnowsNoNode() {
        noClasses()
                .that()
                .resideInAPackage("org.baize.cluster.client..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.cluster.node..", "org.baize.cluster.log..", "org.baize.cluster.service..")
                .check(MODULE);
    }
}
