package org.baize.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Stream;
import org.agrona.ExpandableArrayBuffer;
import org.baize.protocol.Protocol;
import org.baize.protocol.Samples;
import org.baize.protocol.SchemaDraft;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import uk.co.real_logic.sbe.ir.Ir;
import uk.co.real_logic.sbe.otf.AbstractTokenListener;
import uk.co.real_logic.sbe.otf.OtfMessageDecoder;
import uk.co.real_logic.sbe.xml.EnumType;
import uk.co.real_logic.sbe.xml.Field;
import uk.co.real_logic.sbe.xml.IrGenerator;
import uk.co.real_logic.sbe.xml.Message;
import uk.co.real_logic.sbe.xml.MessageSchema;
import uk.co.real_logic.sbe.xml.ParserOptions;
import uk.co.real_logic.sbe.xml.XmlSchemaParser;

/** The schema file is a schema to others too, and says the same as the records do. */
class SchemaTest {

    private static final int HEADER = 8;

    private static MessageSchema judge;

    private final Schema schema = Schema.load();

    @BeforeAll
    static void readAsOthersDo() throws Exception {
        try (InputStream file = Protocol.class.getResourceAsStream("baize.xml")) {
            judge = XmlSchemaParser.parse(
                    file,
                    ParserOptions.builder()
                            .stopOnError(true)
                            .suppressOutput(true)
                            .build());
        }
    }

    @Test
    void ourReadingAgreesWithTheSbeTool() {
        assertThat(schema.id()).isEqualTo(judge.id());
        assertThat(schema.version()).isEqualTo(judge.version());
        assertThat(schema.messages().values())
                .map(Schema.Layout::name)
                .containsExactlyInAnyOrderElementsOf(
                        judge.messages().stream().map(Message::name).toList());
        for (Schema.Layout ours : schema.messages().values()) {
            Message theirs = judge.getMessage(ours.id());
            assertThat(theirs.name()).isEqualTo(ours.name());
            assertThat(theirs.blockLength()).as(ours.name()).isEqualTo(ours.blockLength());
            agree(ours.places(), theirs.fields());
        }
    }

    private static void agree(List<Schema.Place> ours, List<Field> theirs) {
        assertThat(ours).hasSameSizeAs(theirs);
        for (int i = 0; i < ours.size(); i++) {
            Schema.Place place = ours.get(i);
            Field field = theirs.get(i);
            assertThat(place.name()).isEqualTo(field.name());
            assertThat(place.sinceVersion()).as(place.name()).isEqualTo(field.sinceVersion());
            if (field.groupFields() != null) {
                assertThat(place.entryLength()).as(place.name()).isEqualTo(field.computedBlockLength());
                agree(place.entry(), field.groupFields());
            } else if (!field.isVariableLength()) {
                assertThat(place.offset()).as(place.name()).isEqualTo(field.computedOffset());
            }
        }
    }

    /** Any reader that is made from the schema alone comes to the end of our messages exactly. */
    @Test
    void ourBytesAreReadableByOthers() {
        Ir ir = new IrGenerator().generate(judge);
        Messages messages = Protocol.messages();
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();

        Samples.ofEach(5).forEach((type, message) -> {
            int length = messages.encode(message, buffer, 0);
            Schema.Layout layout = schema.message(type.name());
            int end = OtfMessageDecoder.decode(
                    buffer,
                    HEADER,
                    schema.version(),
                    layout.blockLength(),
                    ir.getMessage(layout.id()),
                    new AbstractTokenListener() {});

            assertThat(end).as(type.name()).isEqualTo(length);
        });
    }

    /** A record or a component that the schema lacks is named with the lines that it needs. */
    @TestFactory
    Stream<DynamicTest> everyRecordIsInTheSchema() {
        Messages messages = Protocol.messages();
        return Messages.reachable(Protocol.ROOTS).stream()
                .map(type -> DynamicTest.dynamicTest(
                        type.name(),
                        () -> assertThat(binds(type, messages))
                                .as("the schema needs:\n%s", SchemaDraft.message(type, 0))
                                .isTrue()));
    }

    private static boolean binds(MessageType type, Messages messages) {
        try {
            return new MessageCodec(type, messages).templateId() >= 0;
        } catch (IllegalStateException | NoSuchElementException lacking) {
            return false;
        }
    }

    @Test
    void theSchemaHasNothingElse() {
        assertThat(schema.messages().keySet())
                .containsExactlyInAnyOrderElementsOf(Messages.reachable(Protocol.ROOTS).stream()
                        .map(MessageType::name)
                        .toList());
        assertThat(judge.types().stream().filter(type -> type instanceof EnumType))
                .map(type -> type.name())
                .containsExactlyInAnyOrderElementsOf(enums());
    }

    private static Set<String> enums() {
        Set<String> names = new LinkedHashSet<>();
        for (MessageType type : Messages.reachable(Protocol.ROOTS)) {
            for (RecordComponent component : type.components()) {
                addEnums(type.shapeOf(component), names);
            }
        }
        return names;
    }

    private static void addEnums(Shape shape, Set<String> names) {
        switch (shape) {
            case Shape.Choice choice -> names.add(MessageType.nameOf(choice.of()));
            case Shape.Maybe maybe -> addEnums(maybe.of(), names);
            case Shape.Many many -> addEnums(many.of(), names);
            case Shape.Pairs pairs -> {
                addEnums(pairs.key(), names);
                addEnums(pairs.value(), names);
            }
            default -> {}
        }
    }
}
