package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/** Everything that the server says it can be asked, with bodies of the form that it says they have. */
final class ApiSamples {

    private static final int DEEPEST = 8;
    private static final List<String> TEXTS =
            List.of("1", "red", "straight:17", "Somebody", "roulette", "000000000000000001", "271828");

    private final JsonNode document;
    private final SplittableRandom random;
    private final int table;
    private final List<Operation> operations = new ArrayList<>();

    /** A method at a path, which may hold names in braces. */
    record Operation(String method, String path, Optional<JsonNode> body) {}

    /**
     * Samples by chance.
     *
     * @param document as OpenAPI has it
     * @param table the number that most numbers are
     */
    ApiSamples(JsonNode document, SplittableRandom random, int table) {
        this.document = document;
        this.random = random;
        this.table = table;
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> operations.add(operation(
                                method.getKey().toUpperCase(Locale.ROOT), path.getKey(), method.getValue()))));
    }

    private static Operation operation(String method, String path, JsonNode described) {
        JsonNode schema = described.at("/requestBody/content/application~1json/schema");
        return new Operation(method, path, schema.isMissingNode() ? Optional.empty() : Optional.of(schema));
    }

    List<Operation> operations() {
        return List.copyOf(operations);
    }

    /** What may stand in a request. */
    String body(JsonNode schema) {
        return value(schema, 0).toString();
    }

    private JsonNode value(JsonNode schema, int depth) {
        if (schema.has("$ref")) {
            return value(document.at(schema.path("$ref").asText().substring(1)), depth + 1);
        }
        if (schema.has("oneOf")) {
            return value(pick(schema.path("oneOf")), depth + 1);
        }
        if (schema.has("enum")) {
            return pick(schema.path("enum"));
        }
        JsonNode type = schema.path("type");
        return ofType((type.isArray() ? type.path(0) : type).asText(), schema, depth);
    }

    private JsonNode ofType(String type, JsonNode schema, int depth) {
        JsonNodeFactory make = JsonNodeFactory.instance;
        return switch (type) {
            case "integer", "number" -> make.numberNode(number());
            case "boolean" -> make.booleanNode(random.nextBoolean());
            case "string" -> make.textNode(text(schema.path("format").asText()));
            case "array" -> array(schema.path("items"), depth);
            default -> object(schema, depth);
        };
    }

    private long number() {
        return switch (random.nextInt(6)) {
            case 0 -> random.nextInt(40);
            case 1 -> random.nextInt(20) * 500L;
            default -> table;
        };
    }

    private String text(String format) {
        return switch (format) {
            case "date" -> "2026-11-16";
            case "time" -> "10:00:00";
            default -> TEXTS.get(random.nextInt(TEXTS.size()));
        };
    }

    private ArrayNode array(JsonNode items, int depth) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (int i = depth > DEEPEST ? 3 : random.nextInt(3); i < 3; i++) {
            array.add(value(items, depth + 1));
        }
        return array;
    }

    /** What need not be there is there now and then. */
    private ObjectNode object(JsonNode schema, int depth) {
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        schema.path("properties").properties().forEach(property -> {
            if (required.contains(property.getKey()) || (depth <= DEEPEST && random.nextInt(3) > 0)) {
                object.set(property.getKey(), value(property.getValue(), depth + 1));
            }
        });
        return object;
    }

    private JsonNode pick(JsonNode from) {
        return from.get(random.nextInt(from.size()));
    }
}
