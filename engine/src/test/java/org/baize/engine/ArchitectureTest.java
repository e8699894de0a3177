package org.baize.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.baize.engine.ledger.Mutation;
import org.baize.testkit.Bans;
import org.baize.testkit.FloatingPoint;
import org.junit.jupiter.api.Test;

/** The promises of this module at the door: pure, only on the rules, and state that only appliers change. */
class ArchitectureTest {

    private static final Path CLASSES = Path.of("target", "classes");
    private static final JavaClasses MODULE = new ClassFileImporter().importPath(CLASSES);

    @Test
    void usesTheRulesAndTheJdkOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.baize.engine..", "org.baize.rules..", "java..", "org.jspecify..")
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
        slices().matching("org.baize.engine.(*)..").should().beFreeOfCycles().check(MODULE);
    }

    @Test
    void onlyAppliersChangeTheState() {
        DescribedPredicate<JavaClass> appliers = DescribedPredicate.describe(
                "appliers and the state itself",
                type -> type.getName().contains("Applier")
                        || type.getPackageName().equals("org.baize.engine.state")
                        || type.getPackageName().equals("org.baize.engine.ledger"));
        methods()
                .that()
                .areAnnotatedWith(Mutation.class)
                .should()
                .onlyBeCalled()
                .byClassesThat(appliers)
                .check(MODULE);
    }
}
