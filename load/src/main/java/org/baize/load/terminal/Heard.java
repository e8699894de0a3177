package org.baize.load.terminal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;

/** Reads what the server sends. */
final class Heard {

    /** How a change of a table begins; all terminals there get the same text. */
    static final String TABLE_CHANGED = "{\"type\":\"tableChanged\"";

    private static final ObjectMapper JSON = new ObjectMapper();

    private Heard() {}

    /** The one among these that is about that table; a missing node if there is none. */
    static JsonNode ofTable(JsonNode all, String where, int table) {
        for (JsonNode one : all) {
            if (one.at(where).asInt() == table) {
                return one;
            }
        }
        return MissingNode.getInstance();
    }

    static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException bad) {
            throw new IllegalStateException("the server sends what is no JSON: " + text, bad);
        }
    }
}
