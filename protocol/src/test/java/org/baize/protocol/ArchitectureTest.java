package org.baize.protocol;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The module knows messages and bytes, and neither the network nor the log. */
class ArchitectureTest {

    private static final JavaClasses MODULE = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void usesWhatItMayOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.protocol..",
                        "org.baize.engine..",
                        "org.baize.rules..",
                        "java..",
                        "javax.xml.stream..",
                        "org.agrona..",
                        "com.fasterxml.jackson..",
                        "org.jspecify..")
                .check(MODULE);
    }

    @Test
    void hasNoPackageCycles() {
        slices().matching("org.baize.protocol.(*)..").should().beFreeOfCycles().check(MODULE);
    }
}
