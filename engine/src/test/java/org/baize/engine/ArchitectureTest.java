package org.baize.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;
import org.baize.engine.chapter.Applier;
import org.baize.engine.ledger.Mutation;
import org.baize.testkit.PureModule;
import org.junit.jupiter.api.Test;

/** The promises of this module at the door: pure, only on the rules, and state that only appliers change. */
class ArchitectureTest extends PureModule {

    /**
     * Parts of an applier that stand in files of their own. A new one is named here, so that nobody becomes one by
     * name.
     */
    private static final Set<String> PARTS_OF_APPLIERS = Set.of(
            "org.baize.engine.cards.FindingApplier",
            "org.baize.engine.payment.CreditApplier",
            "org.baize.engine.round.EarlyApplier");

    ArchitectureTest() {
        super("org.baize.engine", "org.baize.rules..");
    }

    @Test
    void onlyAppliersChangeTheState() {
        DescribedPredicate<JavaClass> appliers = DescribedPredicate.describe(
                "appliers and the state itself",
                type -> isApplier(type)
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

    @Test
    void onlyPartsOfAppliersThatExistAreNamed() {
        assertThat(MODULE.stream().map(JavaClass::getName)).containsAll(PARTS_OF_APPLIERS);
    }

    /** A class inside an applier is a part of it. */
    private static boolean isApplier(JavaClass type) {
        return type.isAssignableTo(Applier.class)
                || PARTS_OF_APPLIERS.contains(type.getName())
                || type.getEnclosingClass().filter(ArchitectureTest::isApplier).isPresent();
    }
}
