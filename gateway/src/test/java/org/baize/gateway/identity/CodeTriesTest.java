package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever tries one code after the other is not heard for a while, and whoever has a good one is. */
class CodeTriesTest {

    private static final int OF_AN_ADDRESS = 20;
    private static final int OF_ALL = 500;

    private final Stores stores = new Stores();
    private final CodeTries tries = new CodeTries(stores.store(), stores);

    private void fail(String address) {
        assertThat(tries.of(address, Optional::empty)).isEmpty();
    }

    private void succeed(String address) {
        assertThat(tries.of(address, () -> Optional.of("good"))).contains("good");
    }

    private void isLocked(String address) {
        assertThatThrownBy(() -> tries.of(address, () -> Optional.of("not looked at")))
                .isInstanceOf(CodeTries.LockedException.class);
    }

    @Test
    void anAddressWithManyWrongCodesWaitsAndOthersDoNot() {
        for (int i = 0; i < OF_AN_ADDRESS; i++) {
            fail("attacker");
        }

        isLocked("attacker");
        succeed("desk");
        stores.pass(Duration.ofMinutes(1));
        succeed("attacker");
    }

    @Test
    void aHouseholdWithManyAddressesIsOne() {
        for (int i = 0; i < OF_AN_ADDRESS; i++) {
            fail("2001:db8:0:1:0:0:0:" + Integer.toHexString(i + 1));
        }

        isLocked("2001:db8:0:1:ffff:0:0:1");
        isLocked("[2001:db8:0:1::ffff]");
        succeed("2001:db8:0:2:0:0:0:1");
    }

    @Test
    void whoIsLockedOutAloneLocksNobodyElse() {
        for (int i = 0; i < OF_AN_ADDRESS; i++) {
            fail("attacker");
        }
        for (int i = 0; i < OF_ALL; i++) {
            isLocked("attacker");
        }

        succeed("desk");
    }

    @Test
    void goodCodesNeverLock() {
        for (int i = 0; i < 2 * OF_AN_ADDRESS; i++) {
            succeed("desk");
        }
    }

    @Test
    void manyAddressesGainNothing() {
        for (int i = 0; i < OF_ALL; i++) {
            fail("address " + i);
        }

        isLocked("one more");
        stores.pass(Duration.ofMinutes(1));
        succeed("one more");
    }
}
