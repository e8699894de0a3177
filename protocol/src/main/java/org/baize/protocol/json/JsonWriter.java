package org.baize.protocol.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.baize.engine.spec.Columns;
import org.baize.protocol.shape.Holder;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Reasons;
import org.baize.protocol.shape.Shape;
import org.baize.rules.law.Components;
import org.baize.rules.law.Reason;

/** Values to JSON, by their shapes. */
final class JsonWriter {

    /** Says which message of a family an object is; no component can have this name. */
    static final String KIND = "@type";

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Shapes are read off a type once: every event of a floor becomes JSON in its records. */
    private static final Map<MessageType, List<Part>> PARTS = new ConcurrentHashMap<>();

    private record Part(RecordComponent component, Shape shape) {}

    private JsonWriter() {}

    static JsonNode of(Shape shape, Object value) {
        return switch (shape) {
            case Shape.Whole _ -> LongNode.valueOf(((Number) value).longValue());
            case Shape.Flag _ -> BooleanNode.valueOf((Boolean) value);
            case Shape.Choice _ -> TextNode.valueOf(((Enum<?>) value).name());
            case Shape.Day _, Shape.Clock _, Shape.Text _ -> TextNode.valueOf(value.toString());
            case Shape.Why _ -> TextNode.valueOf(Reasons.nameOf((Reason) value));
            case Shape.Maybe maybe -> {
                Object inside = Holder.of(maybe.holder()).inside(value);
                yield inside == null ? NullNode.instance : of(maybe.of(), inside);
            }
            case Shape.Many many -> array((List<?>) value, many.of());
            case Shape.Pairs pairs -> pairs((Map<?, ?>) value, pairs);
            case Shape.Composite composite -> object(composite.type(), value);
            case Shape.Document document -> object(document.type(), value);
            case Shape.OneOf oneOf -> member(oneOf, value);
            case Shape.Table table -> table((Columns) value, table.columns().columns());
        };
    }

    private static ArrayNode array(List<?> values, Shape of) {
        ArrayNode array = NODES.arrayNode();
        values.forEach(value -> array.add(of(of, value)));
        return array;
    }

    private static ObjectNode pairs(Map<?, ?> map, Shape.Pairs pairs) {
        ObjectNode object = NODES.objectNode();
        map.forEach((key, value) -> object.set(of(pairs.key(), key).asText(), of(pairs.value(), value)));
        return object;
    }

    private static ObjectNode member(Shape.OneOf oneOf, Object value) {
        if (!oneOf.family().isInstance(value)) {
            throw new IllegalArgumentException(value.getClass() + " is not of " + oneOf.family());
        }
        MessageType type = new MessageType(value.getClass(), value.getClass());
        ObjectNode object = NODES.objectNode();
        object.put(KIND, type.type().getSimpleName());
        object.setAll(object(type, value));
        return object;
    }

    private static ObjectNode object(MessageType type, Object value) {
        ObjectNode object = NODES.objectNode();
        for (Part part : PARTS.computeIfAbsent(type, JsonWriter::parts)) {
            RecordComponent component = part.component();
            object.set(component.getName(), of(part.shape(), Components.valueOf(component, value)));
        }
        return object;
    }

    private static List<Part> parts(MessageType type) {
        return type.components().stream()
                .map(component -> new Part(component, type.shapeOf(component)))
                .toList();
    }

    private static ArrayNode table(Columns columns, List<String> names) {
        long[] numbers = columns.numbers().toArray();
        int height = numbers.length / names.size();
        ArrayNode rows = NODES.arrayNode();
        for (int y = 0; y < height; y++) {
            ObjectNode row = rows.addObject();
            for (int x = 0; x < names.size(); x++) {
                row.put(names.get(x), numbers[x * height + y]);
            }
        }
        return rows;
    }
}
