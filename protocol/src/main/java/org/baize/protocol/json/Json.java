package org.baize.protocol.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Shape;

/** Messages and documents as JSON, for people and for documents that people write. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    /** One line of JSON. */
    public static String text(Shape shape, Object value) {
        return JsonWriter.of(shape, value).toString();
    }

    /** Reads strictly: a name that nobody asked for, a missing one and a wrong type are all named with their place. */
    public static Object read(Shape shape, String text) {
        return JsonReader.of(shape, parse(text), "");
    }

    private static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException broken) {
            throw new BadMessageException("this is not JSON: " + broken.getOriginalMessage(), broken);
        }
    }
}
