package org.baize.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.agrona.ExpandableArrayBuffer;
import org.junit.jupiter.api.Test;

/** A message that has grown: what was written before is read as if the new parts were empty. */
class VersionTest {

    private static final String TYPES = """
            <types>
              <type name="whole32" primitiveType="int32"/>
              <type name="maybeWhole32" primitiveType="int32" presence="optional"/>
            </types>
            """;

    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();

    /** As it was, and as it is: the same message under the name that nesting gives it. */
    static final class Before {
        record Note(int table, String text, List<Integer> bets) {}
    }

    static final class After {
        record Note(
                int table,
                OptionalInt seat,
                String text,
                List<Integer> bets,
                List<String> tags,
                Optional<String> author,
                Map<Integer, Integer> counts) {}
    }

    private static Messages messages(int version, Class<?> type, String added, String groups) {
        String name = "VersionTest" + type.getEnclosingClass().getSimpleName() + "Note";
        String xml = """
                <s:messageSchema xmlns:s="x" id="7" version="%d">
                %s
                <s:message name="%s" id="1">
                  <field name="table" id="1" type="whole32"/>
                  %s
                  <group name="bets" id="3"><field name="value" id="1" type="whole32"/></group>
                  %s
                  <data name="text" id="2" type="text"/>
                </s:message>
                </s:messageSchema>
                """.formatted(version, TYPES, name, added, groups);
        Schema schema = SchemaFile.read(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
        return new Messages(schema, List.of(type));
    }

    private static Messages before() {
        return messages(1, Before.Note.class, "", "");
    }

    private static Messages after() {
        return messages(2, After.Note.class, """
                <field name="seat" id="4" type="maybeWhole32" sinceVersion="2"/>""", """
                <group name="tags" id="5" sinceVersion="2"><data name="value" id="1" type="text"/></group>
                <group name="author" id="6" sinceVersion="2"><data name="value" id="1" type="text"/></group>
                <group name="counts" id="7" sinceVersion="2">
                  <field name="key" id="1" type="whole32"/><field name="value" id="2" type="whole32"/>
                </group>""");
    }

    @Test
    void anOlderMessageIsReadWithTheNewPartsEmpty() {
        int length = before().encode(new Before.Note(4, "hello", List.of(1, 2)), buffer, 0);

        assertThat(after().decode(buffer, 0, length))
                .isEqualTo(new After.Note(
                        4, OptionalInt.empty(), "hello", List.of(1, 2), List.of(), Optional.empty(), Map.of()));
    }

    @Test
    void aNewerMessageIsNotRead() {
        After.Note note = new After.Note(
                4, OptionalInt.of(2), "hello", List.of(1), List.of("a", "b"), Optional.of("me"), Map.of(1, 2));
        int length = after().encode(note, buffer, 0);

        assertThat(after().decode(buffer, 0, length)).isEqualTo(note);
        assertThatExceptionOfType(NewerVersionException.class).isThrownBy(() -> before().decode(buffer, 0, length));
    }
}
