package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever starts a floor is told how anybody gets in, as long as nobody can. */
class WayInTest {

    @TempDir
    Path directory;

    private static List<String> told(Identity identity, Purpose purpose) {
        List<String> said = new ArrayList<>();
        new WayIn(identity, purpose).tell(said::add);
        return said;
    }

    private static String code(List<String> said) {
        assertThat(said).singleElement().asString().startsWith("whoever has this code becomes the first administrator");
        return said.getFirst().replaceFirst(".*: ", "");
    }

    @Test
    void everyStartHasAnotherCodeUntilSomebodyCanSignIn() {
        try (Identity identity = Identity.in(directory)) {
            String first = code(told(identity, Purpose.MONEY));
            String second = code(told(identity, Purpose.MONEY));

            assertThat(identity.codes().look(first)).isEmpty();
            assertThat(identity.codes().look(second)).contains(new Subject(Kind.FIRST_ADMINISTRATOR, 0));

            identity.credentials().set(1, "a long password", Optional.empty());
            assertThat(told(identity, Purpose.MONEY)).isEmpty();

            identity.credentials().remove(1);
            assertThat(identity.codes().look(code(told(identity, Purpose.MONEY))))
                    .isPresent();
        }
    }

    @Test
    void aDemonstrationHasNoSecrets() {
        try (Identity identity = Identity.in(directory)) {
            assertThat(told(identity, Purpose.DEMONSTRATION))
                    .singleElement()
                    .asString()
                    .contains(
                            identity.demonstration().password(),
                            identity.demonstration().pin());
        }
    }
}
