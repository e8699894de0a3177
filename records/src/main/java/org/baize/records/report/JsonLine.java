package org.baize.records.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import org.baize.engine.paper.ValidationNumbers;
import org.baize.records.row.Sheet;

/** A row as an object of JSON. */
final class JsonLine {

    private static final Set<String> PAPERS = Set.of("paper_no", "replaced_by");

    private JsonLine() {}

    static <R extends Record> String of(Sheet<R> sheet, R row) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (int column = 0; column < sheet.columns().size(); column++) {
            String name = sheet.columns().get(column);
            Object value = sheet.value(row, column);
            object.set(name, JsonNodeFactory.instance.pojoNode(PAPERS.contains(name) ? paper((Long) value) : value));
        }
        return object.toString();
    }

    /** A browser's numbers have not room for all digits of a ticket. */
    private static String paper(long number) {
        return number == 0 ? "" : ValidationNumbers.text(number);
    }
}
