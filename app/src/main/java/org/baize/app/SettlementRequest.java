package org.baize.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;

/** One line of what {@code settle} reads. */
record SettlementRequest(String rulebook, String game, String outcome, List<Wager> wagers) {

    private static final ObjectMapper STRICT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** A hundred billion dollars: beyond any table, and far below where cents times odds would overflow. */
    private static final long MOST_CENTS = 10_000_000_000_000L;

    private static final List<String> FIELDS = List.of("rulebook", "game", "outcome", "wagers");
    private static final List<String> WAGER_FIELDS = List.of("bet", "stakeCents");

    /** A bet in its text form and what is staked on it. */
    record Wager(String bet, long stakeCents) {}

    static SettlementRequest parse(String line) {
        JsonNode root = read(line);
        allowOnly(root, FIELDS);
        String rulebook = text(root, "rulebook");
        String game = text(root, "game");
        String outcome = text(root, "outcome");
        JsonNode wagers = root.path("wagers");
        if (!wagers.isArray() || wagers.isEmpty()) {
            throw new BadInputException("'wagers' must be an array with at least one wager");
        }
        List<Wager> parsed = new ArrayList<>();
        wagers.forEach(wager -> parsed.add(wager(wager)));
        return new SettlementRequest(rulebook, game, outcome, List.copyOf(parsed));
    }

    private static JsonNode read(String line) {
        try {
            return STRICT.readTree(line);
        } catch (JsonProcessingException e) {
            throw new BadInputException("this is not one JSON object; it goes wrong at column "
                    + e.getLocation().getColumnNr());
        }
    }

    private static Wager wager(JsonNode wager) {
        allowOnly(wager, WAGER_FIELDS);
        JsonNode stake = wager.path("stakeCents");
        if (!stake.isIntegralNumber() || !stake.canConvertToLong() || stake.longValue() <= 0) {
            throw new BadInputException("'stakeCents' must be a whole number of cents above zero, not " + shown(stake));
        }
        if (stake.longValue() > MOST_CENTS) {
            throw new BadInputException("a stake of " + stake + " cents is too large");
        }
        return new Wager(text(wager, "bet"), stake.longValue());
    }

    private static String text(JsonNode object, String field) {
        JsonNode value = object.path(field);
        if (!value.isTextual()) {
            throw new BadInputException("'" + field + "' must be a text, not " + shown(value));
        }
        return value.textValue();
    }

    private static void allowOnly(JsonNode object, List<String> fields) {
        if (!object.isObject()) {
            throw new BadInputException(
                    "expected a JSON object with " + String.join(", ", fields) + ", not " + shown(object));
        }
        object.fieldNames().forEachRemaining(name -> {
            if (!fields.contains(name)) {
                throw new BadInputException("unknown field '" + name + "'; there are " + String.join(", ", fields));
            }
        });
    }

    private static String shown(JsonNode value) {
        return value.isMissingNode() ? "missing" : value.toString();
    }
}
