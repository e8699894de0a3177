package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import org.baize.engine.command.Command;
import org.jspecify.annotations.Nullable;

/** Reads what terminals send, strictly, and writes what they get. */
public final class MessageJson {

    private static final StreamReadConstraints NO_MORE_THAN = StreamReadConstraints.builder()
            .maxNestingDepth(8)
            .maxNumberLength(20)
            .maxStringLength(1_024)
            .build();

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(NO_MORE_THAN)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule().addSerializer(Command.class, new CommandWriter()))
            .defaultPropertyInclusion(JsonInclude.Value.construct(Include.NON_ABSENT, Include.NON_ABSENT))
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    private static final ObjectWriter WRITER = MAPPER.writer();

    private MessageJson() {}

    /**
     * What a terminal said.
     *
     * @throws NotAMessageException if it is none
     */
    public static FromTerminal read(String text) throws NotAMessageException {
        return read(FromTerminal.class, text);
    }

    /**
     * What a display said.
     *
     * @throws NotAMessageException if it is none
     */
    public static FromDisplay ofDisplay(String text) throws NotAMessageException {
        return read(FromDisplay.class, text);
    }

    /**
     * What a screen of the staff said.
     *
     * @throws NotAMessageException if it is none
     */
    public static FromStaff ofStaff(String text) throws NotAMessageException {
        return read(FromStaff.class, text);
    }

    private static <M> M read(Class<M> type, String text) throws NotAMessageException {
        try {
            @Nullable M message = MAPPER.readValue(text, type);
            if (message == null) {
                throw new NotAMessageException();
            }
            return message;
        } catch (JsonProcessingException bad) {
            throw new NotAMessageException(bad);
        }
    }

    /** The text that goes out. */
    public static String write(Outgoing message) {
        try {
            return WRITER.writeValueAsString(message);
        } catch (JsonProcessingException ours) {
            throw new IllegalStateException("a message of our own cannot be written", ours);
        }
    }
}
