package org.baize.protocol.shape;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.baize.rules.law.Reason;
import org.junit.jupiter.api.Test;

class ReasonsTest {

    @Test
    void everyEnumOfReasonsIsListed() {
        assertThat(new ClassFileImporter()
                        .importPackages("org.baize.rules", "org.baize.engine").stream()
                                .filter(JavaClass::isEnum)
                                .filter(type -> type.isAssignableTo(Reason.class))
                                .map(JavaClass::getName))
                .containsExactlyInAnyOrderElementsOf(
                        Reasons.enums().stream().map(Class::getName).toList());
    }

    @Test
    void everyReasonIsFoundByItsName() {
        for (Class<? extends Reason> type : Reasons.enums()) {
            for (Reason reason : type.getEnumConstants()) {
                assertThat(Reasons.byName(Reasons.nameOf(reason))).contains(reason);
            }
        }
    }
}
