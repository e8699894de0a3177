package org.baize.gateway.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import org.baize.engine.view.LayoutView;
import org.baize.engine.view.PlayerView;
import org.baize.engine.view.RecallView;
import org.baize.engine.view.ResultsView;
import org.baize.engine.view.TableView;

/**
 * What the web server says to a terminal. Changes count up: those of a table for each table, and those of what is the terminal's
 * own for each connection. Each says all that it is about, so that a terminal takes the highest number it has seen and forgets the
 * rest; one that wants everything anew asks for it.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ToTerminal.Enrolled.class, name = "enrolled"),
    @JsonSubTypes.Type(value = ToTerminal.Welcome.class, name = "welcome"),
    @JsonSubTypes.Type(value = ToTerminal.TableChanged.class, name = "tableChanged"),
    @JsonSubTypes.Type(value = ToTerminal.ResultsChanged.class, name = "resultsChanged"),
    @JsonSubTypes.Type(value = ToTerminal.OwnChanged.class, name = "ownChanged"),
    @JsonSubTypes.Type(value = ToTerminal.Recalled.class, name = "recalled"),
    @JsonSubTypes.Type(value = ToTerminal.Returned.class, name = "returned"),
    @JsonSubTypes.Type(value = ToTerminal.Accepted.class, name = "accepted"),
    @JsonSubTypes.Type(value = ToTerminal.Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = ToTerminal.NotUnderstood.class, name = "notUnderstood"),
    @JsonSubTypes.Type(value = ToTerminal.Goodbye.class, name = "goodbye")
})
public sealed interface ToTerminal extends Outgoing {

    /** From now on it proves with this token which terminal it is. */
    record Enrolled(int terminal, String token) implements ToTerminal {}

    /**
     * Everything that the terminal shows; the results of its tables follow.
     *
     * @param sequence the number of the latest change of its own
     * @param clockMillis the floor's time, by which deadlines are told
     */
    record Welcome(int terminal, long sequence, long clockMillis, PlayerView own, List<TableAndLayout> tables)
            implements ToTerminal {

        public Welcome {
            tables = List.copyOf(tables);
        }
    }

    /**
     * One table with what changes seldom.
     *
     * @param sequence the number of its latest change
     * @param bettingMillis how long a betting period is in all, where its end is not called
     */
    record TableAndLayout(long sequence, TableView now, LayoutView layout, long bettingMillis) {}

    /**
     * Something happened at a table; the same for all its terminals.
     *
     * @param news what a screen may want to make something of
     */
    record TableChanged(long sequence, long clockMillis, List<News> news, TableView now)
            implements ToTerminal, ToDisplay, ToStaff {

        public TableChanged {
            news = List.copyOf(news);
        }
    }

    /** What happened at a table. */
    enum News {
        BETTING_OPENED,
        BETTING_CLOSED,
        DEALING,
        RESULT,
        SETTLED,
        VOID
    }

    /** There is one more result at a table, or one was corrected; with statistics and score cards. */
    record ResultsChanged(long sequence, ResultsView results) implements ToTerminal, ToDisplay, ToStaff {}

    /** The terminal's money or wagers changed. */
    record OwnChanged(long sequence, PlayerView own) implements ToTerminal {}

    /** The last games of whoever plays there. */
    record Recalled(RecallView recall) implements ToTerminal {}

    /**
     * Chips of the terminal went back when betting closed; said again to one that comes back in the same round.
     *
     * @param cents in all
     * @param advised the next wager below the minimum goes back
     */
    record Returned(int table, long round, long cents, List<GivenBack> bets, boolean advised) implements ToTerminal {

        public Returned {
            bets = List.copyOf(bets);
        }
    }

    /** The chips of one bet, or some of them, that do not play. */
    record GivenBack(String bet, long cents, String reason, String sentence, String rule) {}

    /**
     * It was done, or as much of it as the rules allow.
     *
     * @param cuts what was not taken, and why
     */
    record Accepted(long number, List<Cut> cuts) implements ToTerminal {

        public Accepted {
            cuts = List.copyOf(cuts);
        }
    }

    /** Less was taken than asked. */
    record Cut(Optional<String> bet, long askedCents, long keptCents, String reason, String sentence, String rule) {}

    /**
     * Nothing was done.
     *
     * @param reason its stable name
     * @param sentence for the player
     * @param rule of the approved text; empty where it is the system's own order
     */
    record Refused(long number, String reason, String sentence, Optional<String> rule) implements ToTerminal {}

    /** That was no message; a program is wrong, or somebody tries something. */
    record NotUnderstood(String sentence) implements ToTerminal, ToDisplay, ToStaff {}

    /** The connection ends. */
    record Goodbye(Why why, String sentence) implements ToTerminal, ToDisplay, ToStaff {}

    /** Why a connection ends. */
    enum Why {
        /** The same terminal has connected anew. */
        DISPLACED,
        /** The token, or the code, is not one of ours. */
        NOT_RECOGNISED,
        /** It sent too much, or what is no message. */
        MISBEHAVED,
        /** It does not read. */
        TOO_SLOW,
        /** The server stops in good order. */
        CLOSING,
        /** The floor cannot be seen. */
        MALFUNCTION
    }
}
