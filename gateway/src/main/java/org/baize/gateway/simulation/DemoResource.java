package org.baize.gateway.simulation;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.NoSuchElementException;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.web.OpenToAll;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Shows a visitor round the demonstration floor, and lets a page be any of its terminals. */
@OpenToAll
@Path("/api/demo")
public class DemoResource {

    private final Demonstration demonstration;
    private final Badges badges;

    DemoResource(Demonstration demonstration, Badges badges) {
        this.demonstration = demonstration;
        this.badges = badges;
    }

    /** What there is to look at. */
    public record Tour(List<TableOfTour> tables, List<TerminalOfTour> terminals) {

        public Tour {
            tables = List.copyOf(tables);
            terminals = List.copyOf(terminals);
        }
    }

    /** A table and the text that it is played under. */
    public record TableOfTour(int table, String name, String rulebook) {}

    /** A terminal and the tables that it reaches. */
    public record TerminalOfTour(int terminal, List<Integer> tables) {

        public TerminalOfTour {
            tables = List.copyOf(tables);
        }
    }

    /** What a page shows to be that terminal. */
    public record Seat(int terminal, String token) {}

    @GET
    public Tour tour() {
        return demonstration.simulation().tour();
    }

    @POST
    @Path("terminals/{terminal}")
    public Seat sitDown(@RestPath int terminal) {
        boolean there = tour().terminals().stream().anyMatch(one -> one.terminal() == terminal);
        if (!there) {
            throw new NoSuchElementException("there is no terminal " + terminal + " on this floor");
        }
        return new Seat(terminal, badges.token(Subject.terminal(terminal)));
    }

    @ServerExceptionMapper
    Response notThere(NoSuchElementException why) {
        return Missing.because(why);
    }
}
