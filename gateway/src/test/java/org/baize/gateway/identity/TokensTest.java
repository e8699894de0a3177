package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A token says which terminal somebody is, and only who has the key can make one. */
class TokensTest {

    private static final byte[] KEY = "01234567890123456789012345678901".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    Path directory;

    @Test
    void namesItsTerminal() {
        assertThat(new Tokens(KEY).terminal(new Tokens(KEY).issue(4711))).isEqualTo(OptionalInt.of(4711));
    }

    @Test
    void isWorthNothingWithAnyOneLetterChanged() {
        Tokens tokens = new Tokens(KEY);
        String good = tokens.issue(12);
        for (int i = 0; i < good.length(); i++) {
            char other = good.charAt(i) == '1' ? '2' : '1';
            String changed = good.substring(0, i) + other + good.substring(i + 1);
            assertThat(tokens.terminal(changed)).as(changed).isEmpty();
        }
        assertThat(tokens.terminal(good + "1")).isEmpty();
        assertThat(tokens.terminal("")).isEmpty();
    }

    @Test
    void ofAnotherKeyIsWorthNothing() {
        assertThat(new Tokens(new byte[32]).terminal(new Tokens(KEY).issue(12))).isEmpty();
    }

    @Test
    void theKeyIsMadeOnceAndForItsOwnerOnly() throws IOException {
        byte[] first = KeyFile.in(directory.resolve("gateway"));

        assertThat(KeyFile.in(directory.resolve("gateway"))).isEqualTo(first);
        assertThat(Arrays.equals(first, KeyFile.in(directory.resolve("another"))))
                .isFalse();
        assertThat(Files.getPosixFilePermissions(directory.resolve("gateway").resolve(KeyFile.NAME)))
                .extracting(Enum::name)
                .containsExactlyInAnyOrder("OWNER_READ", "OWNER_WRITE");
        try (var files = Files.list(directory.resolve("gateway"))) {
            assertThat(files).hasSize(1);
        }
    }
}
