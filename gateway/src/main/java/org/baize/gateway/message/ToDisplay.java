package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What a display is told: about its table the same as every terminal there, and nothing that is anybody's own. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ToDisplay.DisplayWelcome.class, name = "displayWelcome"),
    @JsonSubTypes.Type(value = ToTerminal.TableChanged.class, name = "tableChanged"),
    @JsonSubTypes.Type(value = ToTerminal.ResultsChanged.class, name = "resultsChanged"),
    @JsonSubTypes.Type(value = ToTerminal.NotUnderstood.class, name = "notUnderstood"),
    @JsonSubTypes.Type(value = ToTerminal.Goodbye.class, name = "goodbye")
})
public sealed interface ToDisplay extends Outgoing
        permits ToDisplay.DisplayWelcome,
                ToTerminal.TableChanged,
                ToTerminal.ResultsChanged,
                ToTerminal.NotUnderstood,
                ToTerminal.Goodbye {

    /**
     * Everything that the display shows; the results of its table follow.
     *
     * @param clockMillis the floor's time, by which deadlines are told
     */
    record DisplayWelcome(long clockMillis, ToTerminal.TableAndLayout table) implements ToDisplay {}
}
