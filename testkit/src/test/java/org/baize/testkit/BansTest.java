package org.baize.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A ban that never bites is no ban: each is shown a class that breaks it. */
class BansTest {

    static Stream<Arguments> offenders() {
        return Stream.of(
                Arguments.of(Bans.clocks(), AsksTheSystem.class),
                Arguments.of(Bans.clocks(), AsksTheInstant.class),
                Arguments.of(Bans.clocks(), HasAClock.class),
                Arguments.of(Bans.randomness(), RollsDice.class),
                Arguments.of(Bans.randomness(), InventsIds.class),
                Arguments.of(Bans.outsideWorld(), ReadsTheEnvironment.class),
                Arguments.of(Bans.outsideWorld(), ReadsFiles.class),
                Arguments.of(Bans.unorderedTypes(), KeepsAHashMap.class),
                Arguments.of(Bans.unorderedCalls(), CallsMapOf.class),
                Arguments.of(Bans.unorderedCalls(), CallsSetCopyOf.class),
                Arguments.of(Bans.unorderedCalls(), Groups.class),
                Arguments.of(Bans.threads(), Starts.class),
                Arguments.of(Bans.threads(), StreamsInParallel.class));
    }

    @ParameterizedTest
    @MethodSource("offenders")
    void eachBanBites(ArchRule ban, Class<?> offender) {
        JavaClasses classes = new ClassFileImporter().importClasses(offender);

        assertThatThrownBy(() -> ban.check(classes))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(offender.getSimpleName());
    }

    @Test
    void cleanCodePasses() {
        JavaClasses classes = new ClassFileImporter().importClasses(Clean.class);

        Bans.all().forEach(ban -> ban.check(classes));
    }

    @Test
    void floatingPointIsFoundInFieldsSignaturesAndBodies() {
        List<String> found = FloatingPoint.in(Path.of("target", "test-classes"));

        assertThat(found)
                .anyMatch(place -> place.endsWith("$InField.ratio"))
                .anyMatch(place -> place.endsWith("$InSignature.half()"))
                .anyMatch(place -> place.endsWith("$InBody.rounded()"))
                .anyMatch(place -> place.endsWith("$InCall.parsed()"))
                .noneMatch(place -> place.contains("$Clean"));
    }

    static class AsksTheSystem {
        long now() {
            return System.currentTimeMillis();
        }
    }

    static class AsksTheInstant {
        Instant now() {
            return Instant.now();
        }
    }

    static class HasAClock {
        long now(Clock clock) {
            return clock.millis();
        }
    }

    static class RollsDice {
        int roll() {
            return new Random(1).nextInt(6);
        }
    }

    static class InventsIds {
        String id() {
            return UUID.randomUUID().toString();
        }
    }

    static class ReadsTheEnvironment {
        String home() {
            return System.getProperty("user.home");
        }
    }

    static class ReadsFiles {
        Path file() {
            return Path.of("some.txt");
        }
    }

    static class KeepsAHashMap {
        Map<String, String> map() {
            return new HashMap<>();
        }
    }

    static class CallsMapOf {
        Map<String, String> map() {
            return Map.of("a", "b");
        }
    }

    static class CallsSetCopyOf {
        Set<String> set(List<String> values) {
            return Set.copyOf(values);
        }
    }

    static class Groups {
        Map<Integer, List<String>> group(List<String> values) {
            return values.stream().collect(Collectors.groupingBy(String::length));
        }
    }

    static class Starts {
        void run(Runnable work) {
            Thread.ofVirtual().start(work);
        }
    }

    static class StreamsInParallel {
        int sum(List<Integer> values) {
            return values.parallelStream().mapToInt(value -> value).sum();
        }
    }

    static class InField {
        double ratio;
    }

    static class InSignature {
        float half(float whole) {
            return whole;
        }
    }

    static class InBody {
        int rounded(int value) {
            return (int) (value * 0.5);
        }
    }

    static class InCall {
        String parsed(String text) {
            return Double.valueOf(text).toString();
        }
    }

    static class Clean {
        List<String> sorted(List<String> values) {
            return values.stream().sorted().toList();
        }
    }
}
