package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.baize.engine.view.DealerView;
import org.baize.engine.view.FloorView;

/** What a screen of the staff is told. Each message says all of what it is about, and the highest number counts. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ToStaff.TableShown.class, name = "tableShown"),
    @JsonSubTypes.Type(value = ToStaff.DealerChanged.class, name = "dealerChanged"),
    @JsonSubTypes.Type(value = ToStaff.FloorChanged.class, name = "floorChanged"),
    @JsonSubTypes.Type(value = ToTerminal.TableChanged.class, name = "tableChanged"),
    @JsonSubTypes.Type(value = ToTerminal.ResultsChanged.class, name = "resultsChanged"),
    @JsonSubTypes.Type(value = ToTerminal.NotUnderstood.class, name = "notUnderstood"),
    @JsonSubTypes.Type(value = ToTerminal.Goodbye.class, name = "goodbye")
})
public sealed interface ToStaff extends Outgoing
        permits ToStaff.TableShown,
                ToStaff.DealerChanged,
                ToStaff.FloorChanged,
                ToTerminal.TableChanged,
                ToTerminal.ResultsChanged,
                ToTerminal.NotUnderstood,
                ToTerminal.Goodbye {

    /** Everything about a table that somebody began to watch; its results follow. */
    record TableShown(long clockMillis, ToTerminal.TableAndLayout table, long dealerSequence, DealerView dealer)
            implements ToStaff {}

    /** What only whoever works at the table sees. */
    record DealerChanged(long sequence, long clockMillis, DealerView dealer) implements ToStaff {}

    /** The whole floor; at once when somebody begins to watch it. */
    record FloorChanged(long sequence, long clockMillis, FloorView floor) implements ToStaff {}
}
