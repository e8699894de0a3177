package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What a terminal says. It never says which terminal it is: its token does. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = FromTerminal.Enrol.class, name = "enrol"),
    @JsonSubTypes.Type(value = FromTerminal.Hello.class, name = "hello"),
    @JsonSubTypes.Type(value = FromTerminal.Refresh.class, name = "refresh"),
    @JsonSubTypes.Type(value = FromTerminal.Recall.class, name = "recall"),
    @JsonSubTypes.Type(value = FromTerminal.Ask.class, name = "ask")
})
public sealed interface FromTerminal {

    /** Once in its life: becomes the terminal that somebody of the staff made this code for. */
    record Enrol(String code) implements FromTerminal {}

    /** First on every connection. */
    record Hello(String token) implements FromTerminal {}

    /** A number was skipped: everything anew, please. */
    record Refresh() implements FromTerminal {}

    /** The player wants to see the last games. */
    record Recall() implements FromTerminal {}

    /**
     * Please carry this out.
     *
     * @param number comes back with the answer; counts up on a connection
     */
    record Ask(long number, Act act) implements FromTerminal {}
}
