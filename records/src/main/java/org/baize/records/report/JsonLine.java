package org.baize.records.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
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

    /** What stands above the rows, as the first members of an object that the rows go on. */
    static String heading(String title, Heading heading) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("title", title).put("about", heading.about());
        heading.period()
                .ifPresent(
                        period -> object.put("from_millis", period.fromMillis()).put("to_millis", period.toMillis()));
        object.put("made_millis", heading.madeMillis()).put("version", heading.version());
        String text = object.toString();
        return text.substring(0, text.length() - 1);
    }

    /** The sums of columns. */
    static String totals(Map<String, Long> sums) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        sums.forEach(object::put);
        return object.toString();
    }

    /** A browser's numbers have not room for all digits of a ticket. */
    private static String paper(long number) {
        return number == 0 ? "" : ValidationNumbers.text(number);
    }
}
