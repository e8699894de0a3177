package org.baize.gateway.staff;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;

/** Shapes of the protocol as schemas of OpenAPI, so that nothing about a command is written twice. */
final class CommandSchemas {

    private static final String REFERENCE = "#/components/schemas/";
    private static final String KIND = "@type";

    private final Map<String, Schema> named = new LinkedHashMap<>();

    /** Everything that was met, by name. */
    Map<String, Schema> named() {
        return named;
    }

    Schema of(Shape shape) {
        return switch (shape) {
            case Shape.Whole whole -> type(SchemaType.INTEGER).format(whole.wide() ? "int64" : "int32");
            case Shape.Flag _ -> type(SchemaType.BOOLEAN);
            case Shape.Choice choice -> constants(choice.of());
            case Shape.Day _ -> type(SchemaType.STRING).format("date");
            case Shape.Clock _ -> type(SchemaType.STRING).format("time");
            case Shape.Text _, Shape.Why _ -> type(SchemaType.STRING);
            case Shape.Maybe maybe -> of(maybe.of());
            case Shape.Many many -> type(SchemaType.ARRAY).items(of(many.of()));
            case Shape.Pairs pairs -> type(SchemaType.OBJECT).additionalPropertiesSchema(of(pairs.value()));
            case Shape.Composite composite -> message(composite.type(), false);
            case Shape.Document document -> message(document.type(), false);
            case Shape.OneOf oneOf -> family(oneOf.family().getSimpleName(), oneOf.members());
            case Shape.Table table -> rows(table);
        };
    }

    private static Schema type(SchemaType type) {
        return OASFactory.createSchema().type(List.of(type));
    }

    private static Schema constants(Class<? extends Enum<?>> type) {
        Schema schema = type(SchemaType.STRING);
        Arrays.stream(type.getEnumConstants()).forEach(constant -> schema.addEnumeration(constant.name()));
        return schema;
    }

    private static Schema rows(Shape.Table table) {
        Schema row = type(SchemaType.OBJECT);
        table.columns().columns().forEach(column -> row.addProperty(column, type(SchemaType.INTEGER)));
        return type(SchemaType.ARRAY).items(row);
    }

    /** One of several, told apart by the name that stands in it. */
    Schema family(String name, List<MessageType> members) {
        Schema schema = OASFactory.createSchema();
        members.forEach(member -> schema.addOneOf(message(member, true)));
        schema.discriminator(OASFactory.createDiscriminator().propertyName(KIND));
        named.put(name, schema);
        return reference(name);
    }

    private Schema message(MessageType type, boolean withKind) {
        String name = type.name();
        if (!named.containsKey(name)) {
            Schema schema = type(SchemaType.OBJECT);
            named.put(name, schema); // before its parts, which may hold it again
            fill(schema, type, withKind);
        }
        return reference(name);
    }

    private void fill(Schema schema, MessageType type, boolean withKind) {
        List<String> required = new ArrayList<>();
        if (withKind) {
            schema.addProperty(
                    KIND, type(SchemaType.STRING).addEnumeration(type.type().getSimpleName()));
            required.add(KIND);
        }
        for (RecordComponent component : type.components()) {
            Shape shape = type.shapeOf(component);
            schema.addProperty(component.getName(), of(shape));
            if (!(shape instanceof Shape.Maybe)) {
                required.add(component.getName());
            }
        }
        schema.required(required);
    }

    private static Schema reference(String name) {
        return OASFactory.createSchema().ref(REFERENCE + name);
    }
}
