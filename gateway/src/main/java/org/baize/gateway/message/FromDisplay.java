package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What a display says. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = FromDisplay.ShowTable.class, name = "showTable"),
    @JsonSubTypes.Type(value = FromDisplay.RefreshDisplay.class, name = "refreshDisplay")
})
public sealed interface FromDisplay {

    /**
     * First on every connection: which table it stands at.
     *
     * @param token that it got when it was enrolled; empty for tables for demonstration, which are shown on this machine without one
     */
    record ShowTable(int table, String token) implements FromDisplay {}

    /** A number was skipped: everything anew, please. */
    record RefreshDisplay() implements FromDisplay {}
}
