package org.baize.gateway.staff;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.state.FloorState;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.OpenToAll;
import org.baize.gateway.web.ProblemException;
import org.baize.rules.law.Role;

/** Terminals, their tills, devices, displays and the monitoring system: an administrator makes a code, and the machine gets a token for it. */
@Path("/api")
final class EnrolmentResource {

    private final Floor floor;
    private final Identity identity;
    private final CurrentCaller current;

    EnrolmentResource(Floor floor, Identity identity, CurrentCaller current) {
        this.floor = floor;
        this.identity = identity;
        this.current = current;
    }

    /** What is to be enrolled. */
    record Machine(Kind kind, int number) {}

    /** A code that is good once and for ten minutes. */
    record CodeFor(Kind kind, int number, String code) {}

    record Code(String code) {}

    /** What a machine shows from now on. */
    record Token(Kind kind, int number, String token) {}

    @POST
    @Path("/enrolments")
    public CodeFor enrol(Machine machine) {
        mustBeAdministrator();
        Subject subject = known(machine.kind(), machine.number());
        return new CodeFor(machine.kind(), machine.number(), identity.codes().issue(subject));
    }

    /** All its tokens are worth nothing from now on. */
    @DELETE
    @Path("/enrolments/{kind}/{number}")
    public Response revoke(@PathParam("kind") Kind kind, @PathParam("number") int number) {
        mustBeAdministrator();
        identity.badges().revoke(known(kind, number));
        return Response.noContent().build();
    }

    /** A machine shows its code. Terminals may also do so at their socket. */
    @POST
    @Path("/tokens")
    @OpenToAll
    public Token redeem(Code code, @Context HttpServerRequest request) {
        Subject subject = identity.codeTries()
                .of(SessionResource.address(request), () -> redeemed(code))
                .orElseThrow(
                        () -> ProblemException.forbidden("CODE_NOT_GOOD", "This code is not good, or not any more."));
        return new Token(subject.kind(), subject.number(), identity.badges().enrol(subject));
    }

    private Optional<Subject> redeemed(Code code) {
        return identity.codes()
                .look(code.code())
                .filter(one -> one.kind().holdsToken())
                .flatMap(_ -> identity.codes().redeem(code.code()));
    }

    private Subject known(Kind kind, int number) {
        if (!floor.read(state -> isThere(state, kind, number))) {
            throw ProblemException.notFound("There is no such machine on this floor.");
        }
        return new Subject(kind, number);
    }

    private static boolean isThere(FloorState state, Kind kind, int number) {
        return switch (kind) {
            case TERMINAL, TILL -> state.terminal(number) != null;
            // A ticket machine stands at no table.
            case DEVICE -> number == Command.NONE || state.table(number).isPresent();
            case DISPLAY -> state.table(number).isPresent();
            case MONITORING -> number == 0;
            case PERSON, FIRST_ADMINISTRATOR -> false;
        };
    }

    /** Machines are no matter of the floor, so the gateway itself asks who looks after them. */
    private void mustBeAdministrator() {
        int person = current.session().person();
        boolean is = floor.read(state -> state.person(person))
                .flatMap(one -> one.role())
                .filter(role -> role == Role.ADMINISTRATOR)
                .isPresent();
        if (!is) {
            throw ProblemException.forbidden(
                    "NOT_AN_ADMINISTRATOR", "Only an administrator who is signed on may do this.");
        }
    }
}
