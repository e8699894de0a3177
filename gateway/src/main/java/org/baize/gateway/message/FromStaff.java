package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What a screen of the staff wants to see. Who is there is known from the sign-in, and acts go another way. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = FromStaff.WatchFloor.class, name = "watchFloor"),
    @JsonSubTypes.Type(value = FromStaff.WatchTable.class, name = "watchTable"),
    @JsonSubTypes.Type(value = FromStaff.StopWatching.class, name = "stopWatching")
})
public sealed interface FromStaff {

    /** The pit: all tables, terminals and alerts. Said again, it is shown everything anew. */
    record WatchFloor() implements FromStaff {}

    /** One table as its dealer sees it; there may be several. Said again, it is shown everything anew. */
    record WatchTable(int table) implements FromStaff {}

    /** Nothing any more, until something else is watched. */
    record StopWatching() implements FromStaff {}
}
