package org.baize.records.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.baize.records.row.Sheet;

/** A row as an object of JSON. */
final class JsonLine {

    private JsonLine() {}

    static <R extends Record> String of(Sheet<R> sheet, R row) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (int column = 0; column < sheet.columns().size(); column++) {
            object.set(sheet.columns().get(column), JsonNodeFactory.instance.pojoNode(sheet.value(row, column)));
        }
        return object.toString();
    }
}
