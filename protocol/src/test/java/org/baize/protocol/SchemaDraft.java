package org.baize.protocol;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.baize.protocol.shape.Entry;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;

/** Writes the lines of the schema that a record or an enum would need, for whoever adds one. */
public final class SchemaDraft {

    private SchemaDraft() {}

    public static String message(MessageType type, int id) {
        Map<String, Shape> shapes = new LinkedHashMap<>();
        for (RecordComponent component : type.components()) {
            shapes.put(component.getName(), type.shapeOf(component));
        }
        String inside = fields(shapes, "    ");
        return inside.isEmpty()
                ? "  <sbe:message name=\"%s\" id=\"%d\"/>\n".formatted(type.name(), id)
                : "  <sbe:message name=\"%s\" id=\"%d\">\n%s  </sbe:message>\n".formatted(type.name(), id, inside);
    }

    static String enumeration(Class<? extends Enum<?>> type) {
        StringBuilder values = new StringBuilder();
        int number = 0;
        for (Enum<?> one : type.getEnumConstants()) {
            values.append("      <validValue name=\"%s\">%d</validValue>\n".formatted(one.name(), number++));
        }
        return "    <enum name=\"%s\" encodingType=\"uint8\">\n%s    </enum>\n"
                .formatted(MessageType.nameOf(type), values);
    }

    private static String fields(Map<String, Shape> shapes, String indent) {
        StringBuilder fields = new StringBuilder();
        StringBuilder groups = new StringBuilder();
        StringBuilder data = new StringBuilder();
        int id = 1;
        for (Map.Entry<String, Shape> one : shapes.entrySet()) {
            String name = one.getKey();
            Shape shape = one.getValue();
            if (shape.inBlock()) {
                fields.append("%s<field name=\"%s\" id=\"%d\" type=\"%s\"/>\n"
                        .formatted(indent, name, id++, fixedType(shape)));
            } else if (Entry.repeats(shape)) {
                groups.append("%s<group name=\"%s\" id=\"%d\">\n%s%s</group>\n"
                        .formatted(indent, name, id++, fields(Entry.of(shape), indent + "  "), indent));
            } else {
                data.append(
                        "%s<data name=\"%s\" id=\"%d\" type=\"%s\"/>\n".formatted(indent, name, id++, dataType(shape)));
            }
        }
        return fields.append(groups).append(data).toString();
    }

    private static String fixedType(Shape shape) {
        return switch (shape) {
            case Shape.Maybe maybe ->
                maybe.of() instanceof Shape.Choice ? fixedType(maybe.of()) : "maybe" + capital(fixedType(maybe.of()));
            case Shape.Whole whole -> whole.wide() ? "whole64" : "whole32";
            case Shape.Flag _ -> "flag";
            case Shape.Choice choice -> MessageType.nameOf(choice.of());
            case Shape.Day _ -> "day";
            case Shape.Clock _ -> "clock";
            default -> throw new IllegalArgumentException(shape + " has no fixed size");
        };
    }

    private static String dataType(Shape shape) {
        return switch (shape) {
            case Shape.Text _, Shape.Why _ -> "text";
            case Shape.Document _ -> "document";
            default -> "message";
        };
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
