package org.baize.gateway.message;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baize.rules.law.Reason;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.Test;

/**
 * The screens list what the server can say, and their languages are held against that list: a reason, a game or a text that is
 * missing there would be shown in English.
 */
class ScreenWordsTest {

    private static final Path WORDS = Path.of("..", "terminals", "src", "main", "web", "i18n");

    /** A line of a list: one text in quotes. */
    private static final Pattern LISTED = Pattern.compile("^ {2}(?:'([^']+)'|\"([^\"]+)\"),$", Pattern.MULTILINE);

    /** A problem that no rule and no floor knows is named where it is told. */
    private static final Pattern TOLD =
            Pattern.compile("(?:Problem\\s*\\.of\\(\\s*\\w+,|forbidden\\(|conflict\\()\\s*\"([A-Z_]+)\"");

    @Test
    void everyReasonIsListedAndNoOther() throws IOException {
        String list = Files.readString(WORDS.resolve("reason.names.ts"));
        Set<String> listed = LISTED.matcher(list)
                .results()
                .map(line -> line.group(1) == null ? line.group(2) : line.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        SortedSet<String> expected = new TreeSet<>(problems());
        reasons().forEach((name, sentences) -> {
            expected.add(name);
            if (sentences.size() > 1) {
                sentences.forEach(sentence -> expected.add(name + ": " + sentence));
            }
        });
        assertThat(listed).isEqualTo(expected);
    }

    /** The sentences of each name; several enums may have one of the same name. */
    private static SortedMap<String, SortedSet<String>> reasons() {
        SortedMap<String, SortedSet<String>> all = new TreeMap<>();
        for (JavaClass found : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.baize.rules", "org.baize.engine", "org.baize.gateway")) {
            if (found.isEnum() && found.isAssignableTo(Reason.class)) {
                for (Object constant : found.reflect().getEnumConstants()) {
                    Reason reason = (Reason) constant;
                    all.computeIfAbsent(reason.name(), _ -> new TreeSet<>()).add(reason.sentence());
                }
            }
        }
        return all;
    }

    private static Set<String> problems() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            Set<String> titles = new TreeSet<>();
            for (Path source : sources) {
                TOLD.matcher(Files.readString(source))
                        .results()
                        .map((MatchResult told) -> told.group(1))
                        .forEach(titles::add);
            }
            return titles;
        }
    }

    @Test
    void everyGameAndTextHasATitle() throws IOException {
        String titles = Files.readString(WORDS.resolve("titles.en.ts"));
        for (Rulebook rulebook : Rulebooks.all()) {
            assertThat(titles).contains("'rulebook." + rulebook.edition().title() + "':");
            rulebook.games()
                    .forEach(game ->
                            assertThat(titles).contains("'title." + game.name().text() + "':"));
        }
    }
}
