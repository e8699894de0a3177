package org.baize.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import org.baize.engine.ledger.Mutation;
import org.baize.testkit.PureModule;
import org.junit.jupiter.api.Test;

/** The promises of this module at the door: pure, only on the rules, and state that only appliers change. */
class ArchitectureTest extends PureModule {

    ArchitectureTest() {
        super("org.baize.engine", "org.baize.rules..");
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
