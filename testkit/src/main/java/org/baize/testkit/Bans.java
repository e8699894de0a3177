package org.baize.testkit;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;

/**
 * The ban list of pure modules, each ban with what to use instead. A pure module gives the same answer to the same
 * question on any machine, so it has no clock, no randomness, no outside world and no unordered iteration.
 * Floating point is banned too; see {@link FloatingPoint}.
 */
public final class Bans {

    private Bans() {}

    public static List<ArchRule> all() {
        return List.of(clocks(), randomness(), outsideWorld(), unorderedTypes(), unorderedCalls(), threads());
    }

    public static ArchRule clocks() {
        return noClasses()
                .should()
                .callMethodWhere(named("currentTimeMillis|nanoTime", System.class)
                        .or(named("now", Instant.class, LocalDate.class, LocalDateTime.class, ZonedDateTime.class))
                        .or(ownedBy(Clock.class)))
                .because("time arrives inside the command: take it as a parameter");
    }

    public static ArchRule randomness() {
        return noClasses()
                .should()
                .dependOnClassesThat(anyOf(
                        "java.util.Random",
                        "java.util.random..",
                        "java.security.SecureRandom",
                        "java.util.SplittableRandom"))
                .orShould()
                .callMethodWhere(named("randomUUID", UUID.class).or(named("random", Math.class)))
                .because("dice, cards and ballots arrive inside the command: take them as parameters");
    }

    public static ArchRule outsideWorld() {
        return noClasses()
                .should()
                .dependOnClassesThat(anyOf("java.io.File..", "java.nio.file..", "java.net..", "java.sql.."))
                .orShould()
                .callMethodWhere(named("getenv|getProperty|exit|identityHashCode|load.*", System.class))
                .because("a pure module reads nothing from outside: let the edge read it and pass it in");
    }

    public static ArchRule unorderedTypes() {
        return noClasses()
                .should()
                .dependOnClassesThat(anyOfTypes(HashMap.class, HashSet.class, IdentityHashMap.class, WeakHashMap.class))
                .because("its iteration order is an accident: use EnumMap, LinkedHashMap, LinkedHashSet or TreeMap");
    }

    public static ArchRule unorderedCalls() {
        return noClasses()
                .should()
                .callMethodWhere(factory("of|ofEntries|copyOf", Map.class)
                        .or(factory("of|copyOf", Set.class))
                        .or(named(
                                "toMap|toSet|groupingBy|partitioningBy|toUnmodifiableMap|toUnmodifiableSet",
                                Collectors.class))
                        .or(named("groupingByConcurrent|toConcurrentMap", Collectors.class)))
                .because("its iteration order changes from run to run: use List.of, EnumMap, EnumSet or LinkedHashMap");
    }

    public static ArchRule threads() {
        return noClasses()
                .should()
                .dependOnClassesThat(anyOf("java.lang.Thread..", "java.util.concurrent.."))
                .orShould()
                .callMethodWhere(named("parallel|parallelStream", BaseStream.class, java.util.Collection.class))
                .because("one thread decides: keep concurrency at the edge");
    }

    private static DescribedPredicate<JavaCall<?>> named(String names, Class<?>... owners) {
        return target(nameMatching(names)).and(ownedBy(owners));
    }

    /** A static method of just that type: an EnumSet is a Set, but its factories keep an order. */
    private static DescribedPredicate<JavaCall<?>> factory(String names, Class<?> owner) {
        return target(nameMatching(names)).and(target(owner(anyOfTypes(owner))));
    }

    private static DescribedPredicate<JavaCall<?>> ownedBy(Class<?>... owners) {
        return target(owner(DescribedPredicate.describe(
                "one of " + List.of(owners),
                (JavaClass owner) -> List.of(owners).stream().anyMatch(owner::isAssignableTo))));
    }

    private static DescribedPredicate<JavaClass> anyOf(String... namesOrPackages) {
        return DescribedPredicate.describe(
                "one of " + List.of(namesOrPackages),
                type -> List.of(namesOrPackages).stream().anyMatch(name -> matches(type, name)));
    }

    /**
     * {@code java.net..} is a package with what lies below it; {@code java.io.File..} every type whose name begins so.
     */
    private static boolean matches(JavaClass type, String name) {
        return name.endsWith("..")
                ? type.getName().startsWith(name.substring(0, name.length() - 2))
                : type.getName().equals(name);
    }

    private static DescribedPredicate<JavaClass> anyOfTypes(Class<?>... types) {
        return DescribedPredicate.describe(
                "one of " + List.of(types), type -> List.of(types).stream().anyMatch(type::isEquivalentTo));
    }
}
