package org.baize.gateway.message;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The build has written a TypeScript type for every message, and none that could be anything. */
class TypeScriptTest {

    private static final List<Class<?>> MESSAGES = List.of(
            FromTerminal.class,
            Act.class,
            ToTerminal.class,
            FromDisplay.class,
            ToDisplay.class,
            FromStaff.class,
            ToStaff.class);

    private static String types() throws IOException {
        return Files.readString(Path.of("target", "typescript", "messages.d.ts"));
    }

    @Test
    void everyMessageHasAType() throws IOException {
        String types = types();
        for (Class<?> message : MESSAGES) {
            for (JsonSubTypes.Type type :
                    message.getAnnotation(JsonSubTypes.class).value()) {
                assertThat(types).contains("interface " + type.value().getSimpleName() + " ");
                assertThat(types).contains("type: \"" + type.name() + "\"");
            }
        }
    }

    @Test
    void noTypeIsLeftOpen() throws IOException {
        assertThat(types()).doesNotContainPattern("\\bany\\b").doesNotContainPattern("\\bDate\\b");
    }

    @Test
    void everyMessageIsNamed() {
        for (Class<?> message : MESSAGES) {
            List<Class<?>> named = new ArrayList<>();
            for (JsonSubTypes.Type type :
                    message.getAnnotation(JsonSubTypes.class).value()) {
                named.add(type.value());
            }
            assertThat(Arrays.asList(message.getPermittedSubclasses())).containsExactlyInAnyOrderElementsOf(named);
        }
    }
}
