package org.baize.gateway.simulation;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.util.NoSuchElementException;
import org.baize.gateway.web.OpenToAll;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** What a supervisor's screen does with simulated devices and people: sends somebody away, has something go wrong, deals by hand. */
@OpenToAll
@Path("/api/simulators")
public class SimulatorResource {

    private final Demonstration demonstration;

    SimulatorResource(Demonstration demonstration) {
        this.demonstration = demonstration;
    }

    /** Whether somebody works. */
    public record Working(boolean on) {}

    /** Something that a device is to do wrong. */
    public record Misbehaviour(String name) {}

    /** A note that is pushed into a simulated acceptor. */
    public record Note(long noteCents) {}

    /** A ticket that is pushed into a simulated acceptor. */
    public record ScannedTicket(String barcode) {}

    @GET
    public SimulatorView.All all() {
        return demonstration.simulation().all();
    }

    @PUT
    @Path("tables/{table}/{person}")
    public void turn(@RestPath int table, @RestPath String person, Working working) {
        demonstration.simulation().turn(table, Person.named(person), working.on());
    }

    @POST
    @Path("tables/{table}/misbehaviours")
    public void misbehave(@RestPath int table, Misbehaviour next) {
        demonstration.simulation().misbehave(table, next.name());
    }

    /** The next card is drawn. */
    @POST
    @Path("tables/{table}/cards")
    public void draw(@RestPath int table) {
        demonstration.simulation().draw(table);
    }

    @POST
    @Path("terminals/{terminal}/misbehaviours")
    public void misbehaveAtTill(@RestPath int terminal, Misbehaviour next) {
        demonstration.simulation().till(terminal).misbehave(next.name());
    }

    @POST
    @Path("terminals/{terminal}/notes")
    public void insert(@RestPath int terminal, Note note) {
        var _ = demonstration.simulation().till(terminal).insertNote(note.noteCents());
    }

    @POST
    @Path("terminals/{terminal}/tickets")
    public void insert(@RestPath int terminal, ScannedTicket ticket) {
        var _ = demonstration.simulation().till(terminal).insertTicket(ticket.barcode());
    }

    @ServerExceptionMapper
    Response notThere(NoSuchElementException why) {
        return Missing.because(why);
    }
}
