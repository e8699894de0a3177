package org.baize.records;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The module knows events, messages and databases, and neither the log nor the network. */
class ArchitectureTest {

    private static final JavaClasses MODULE = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void usesWhatItMayOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.records..",
                        "org.baize.protocol..",
                        "org.baize.engine..",
                        "org.baize.rules..",
                        "java..",
                        "javax.sql..",
                        "com.fasterxml.jackson..",
                        "com.zaxxer.hikari..",
                        "org.flywaydb..",
                        "org.jspecify..")
                .check(MODULE);
    }

    @Test
    void hasNoPackageCycles() {
        slices().matching("org.baize.records.(*)..").should().beFreeOfCycles().check(MODULE);
    }

    /** What makes the records reads events only, so that it is a second opinion about the floor. */
    @Test
    void theProjectionNeverLooksAtTheFloor() {
        classes()
                .that()
                .resideInAPackage("org.baize.records.projection..")
                .should()
                .onlyDependOnClassesThat()
                .doNotBelongToAnyOf(org.baize.engine.state.FloorState.class, org.baize.engine.Floor.class)
                .check(MODULE);
    }
}
