package org.baize.engine.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Numbers that never repeat and cannot be guessed. */
class ValidationNumbersTest {

    private static final long LARGEST = 999_999_999_999_999_999L;
    private static final ValidationNumbers NUMBERS = new ValidationNumbers("0123456789abcdef".repeat(4));

    /** What can be undone cannot bring two counts to one number. */
    @Property
    void everyNumberLeadsBackToItsOneCount(@ForAll @LongRange(max = LARGEST) long count) {
        long number = NUMBERS.number(count);

        assertThat(number).isBetween(0L, LARGEST);
        assertThat(NUMBERS.count(number)).isEqualTo(count);
        assertThat(NUMBERS.number(NUMBERS.count(count))).isEqualTo(count);
    }

    @Test
    void theNumbersOfAWeekAreAllDifferentAndFarApart() {
        TreeSet<Long> seen = new TreeSet<>();
        long closest = Long.MAX_VALUE;
        for (long count = 1; count <= 20_000; count++) {
            assertThat(seen.add(NUMBERS.number(count))).isTrue();
            closest = Math.min(closest, Math.abs(NUMBERS.number(count) - NUMBERS.number(count + 1)));
        }

        assertThat(closest).as("neighbours do not betray each other").isGreaterThan(1_000_000_000L);
    }

    @Test
    void anotherKeyGivesOtherNumbers() {
        ValidationNumbers other = new ValidationNumbers("0123456789abcdef".repeat(3) + "0123456789abcdee");

        for (long count = 1; count <= 100; count++) {
            assertThat(other.number(count)).isNotEqualTo(NUMBERS.number(count));
        }
    }

    @Test
    void aKeyIsThirtyTwoBytes() {
        assertThat(ValidationNumbers.isKey("5C".repeat(32))).isTrue();
        assertThat(ValidationNumbers.isKey("5c".repeat(31))).isFalse();
        assertThat(ValidationNumbers.isKey("5g".repeat(32))).isFalse();
        assertThatThrownBy(() -> new ValidationNumbers("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> NUMBERS.number(-1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> NUMBERS.count(LARGEST + 1)).hasMessageContaining("18 digits");
    }

    @Test
    void aNumberIsPrintedWithAllItsDigits() {
        assertThat(ValidationNumbers.text(42)).isEqualTo("000000000000000042");
        assertThat(ValidationNumbers.text(LARGEST)).hasSize(18);
    }

    /** Test case 2 of RFC 4231. */
    @Test
    void theDigestIsTheOneOfTheStandard() {
        byte[] digest = new Hmac("Jefe".getBytes(StandardCharsets.US_ASCII))
                .of("what do ya want for nothing?".getBytes(StandardCharsets.US_ASCII));

        assertThat(HexFormat.of().formatHex(digest))
                .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
        assertThatThrownBy(() -> new Hmac(new byte[65])).hasMessageContaining("65");
    }

    @Property
    void aBarcodeBringsBackItsNumberAndNoticesOneWrongDigit(
            @ForAll @LongRange(max = LARGEST) long number, @ForAll @LongRange(max = 19) long place) {
        String code = Barcode.of(number);
        StringBuilder wrong = new StringBuilder(code);
        int at = (int) place;
        wrong.setCharAt(at, (char) ('0' + (code.charAt(at) - '0' + 1) % 10));

        assertThat(code).hasSize(20);
        assertThat(Barcode.number(code)).isEqualTo(number);
        assertThat(Barcode.reads(wrong.toString())).isFalse();
    }

    @Test
    void whatIsNoCodeIsNotRead() {
        assertThat(Barcode.reads("")).isFalse();
        assertThat(Barcode.reads("x".repeat(20))).isFalse();
        assertThat(Barcode.of(0)).isEqualTo("0".repeat(20));
        assertThatThrownBy(() -> Barcode.number("123")).hasMessageContaining("123");
    }
}
