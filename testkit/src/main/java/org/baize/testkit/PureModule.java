package org.baize.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What every pure module promises at its door; its own test extends this and adds what is its own. */
public abstract class PureModule {

    private static final Path CLASSES = Path.of("target", "classes");

    protected static final JavaClasses MODULE = new ClassFileImporter().importPath(CLASSES);

    private final String ownPackage;
    private final String[] mayUse;

    /**
     * A module with that package at its root.
     *
     * @param others packages of other modules that it may use
     */
    protected PureModule(String ownPackage, String... others) {
        this.ownPackage = ownPackage;
        this.mayUse = Stream.concat(Stream.of(ownPackage + "..", "java..", "org.jspecify.."), Stream.of(others))
                .toArray(String[]::new);
    }

    @Test
    void usesWhatItMayOnly() {
        classes().should().onlyDependOnClassesThat().resideInAnyPackage(mayUse).check(MODULE);
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
        slices().matching(ownPackage + ".(*)..").should().beFreeOfCycles().check(MODULE);
    }
}
