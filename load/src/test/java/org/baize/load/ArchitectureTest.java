package org.baize.load;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The crowd knows the rules and sockets, and nothing of the server that it plays on. */
class ArchitectureTest {

    private static final JavaClasses MODULE =
            new ClassFileImporter().importPath(Path.of("target", "classes", "org", "baize", "load"));

    @Test
    void usesWhatItMayOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.load..",
                        "org.baize.gateway..",
                        "org.baize.cluster..",
                        "org.baize.records",
                        "org.baize.protocol.message..",
                        "org.baize.devices..",
                        "org.baize.engine..",
                        "org.baize.rules..",
                        "org.HdrHistogram..",
                        "io.vertx.core..",
                        "com.fasterxml.jackson..",
                        "java..",
                        "org.jspecify..")
                .check(MODULE);
    }

    @Test
    void theCrowdKnowsNoServer() {
        noClasses()
                .that()
                .resideInAPackage("org.baize.load.terminal..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.load.server..", "org.baize.gateway..", "org.baize.cluster..", "org.baize.devices..")
                .check(MODULE);
    }
}
