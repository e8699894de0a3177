package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.gateway.identity.Credentials.Checked;
import org.junit.jupiter.api.Test;

/** On a floor for demonstration one password opens everything, and it is another in each directory. */
class DemonstrationAccessTest {

    @Test
    void isTheSameAtEachStartAndAnotherElsewhere() {
        Stores stores = new Stores();
        try (Identity first = stores.open();
                Identity again = stores.open();
                Identity elsewhere = new Stores().open()) {
            assertThat(again.demonstration()).isEqualTo(first.demonstration());
            assertThat(elsewhere.demonstration().password())
                    .isNotEqualTo(first.demonstration().password());
        }
    }

    @Test
    void letsItsPeopleInWithTheKeyOfThePin() {
        try (Identity identity = new Stores().open()) {
            DemonstrationAccess demonstration = identity.demonstration();

            demonstration.admit(List.of(1, 11), identity.credentials());

            String key = demonstration.salted().key();
            assertThat(identity.credentials().check(OptionalInt.of(11), "11", demonstration.password(), "here"))
                    .isEqualTo(new Checked.Right(11, Optional.of(key)));
            assertThat(identity.pins()
                            .key(demonstration.pin(), demonstration.salted().salt()))
                    .isEqualTo(key);
        }
    }
}
