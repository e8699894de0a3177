package org.baize.gateway;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The web server talks to the floor through the cluster's client and log, and the messages know nothing of sockets. */
class ArchitectureTest {

    private static final String PREDICTABLE =
            "java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom|random\\.RandomGeneratorFactory)";
    private static final JavaClasses MODULE =
            new ClassFileImporter().importPath(Path.of("target", "classes", "org", "baize", "gateway"));

    @Test
    void usesWhatItMayOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.gateway..",
                        "org.baize.cluster.client..",
                        "org.baize.cluster.log..",
                        "org.baize.protocol.json..",
                        "org.baize.protocol.message..",
                        "org.baize.devices..",
                        "org.baize.records..",
                        "org.baize.engine..",
                        "org.baize.rules..",
                        "org.baize.protocol.shape..",
                        "com.password4j..",
                        "org.jose4j..",
                        "java..",
                        "javax.crypto..",
                        "javax.sql..",
                        "jakarta..",
                        "org.jboss.resteasy.reactive.server..",
                        "io.quarkus..",
                        "io.micrometer..",
                        "io.smallrye..",
                        "io.vertx.core..",
                        "io.vertx.ext.web..",
                        "org.jboss.resteasy.reactive..",
                        "org.eclipse.microprofile..",
                        "com.fasterxml.jackson..",
                        "org.jspecify..")
                .check(MODULE);
    }

    @Test
    void messagesAndIdentityKnowNoServer() {
        classes()
                .that()
                .resideInAnyPackage("org.baize.gateway.message..", "org.baize.gateway.identity..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.baize.gateway.message..",
                        "org.baize.gateway.identity..",
                        "org.baize.engine.command..",
                        "org.baize.engine.view..",
                        "org.baize.protocol.json..",
                        "org.baize.protocol.shape..",
                        "org.baize.records",
                        "com.password4j..",
                        "java..",
                        "javax.crypto..",
                        "javax.sql..",
                        "com.fasterxml.jackson..",
                        "org.jspecify..")
                .check(MODULE);
    }

    /** What is dealt by a simulated device comes from here, and so do codes, keys and tokens. */
    @Test
    void itsChanceIsCryptographic() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching(PREDICTABLE)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(RandomGenerator.class, "of", String.class)
                .orShould()
                .callMethod(RandomGenerator.class, "getDefault")
                .because("only SecureRandom cannot be foretold")
                .check(MODULE);
    }

    @Test
    void hasNoPackageCycles() {
        slices().matching("org.baize.gateway.(*)..").should().beFreeOfCycles().check(MODULE);
    }
}
