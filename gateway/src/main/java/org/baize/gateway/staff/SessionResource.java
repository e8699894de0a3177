package org.baize.gateway.staff;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.state.Person;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Sessions.Session;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.OpenToAll;
import org.baize.gateway.web.ProblemException;
import org.baize.gateway.web.SessionCookie;
import org.baize.rules.law.Role;

/** Signing in and out, and taking up a duty. */
@Path("/api/session")
final class SessionResource {

    private final SignIn signIn;
    private final Floor floor;
    private final Identity identity;
    private final SessionCookie cookie;
    private final CurrentCaller current;

    SessionResource(SignIn signIn, Floor floor, Identity identity, SessionCookie cookie, CurrentCaller current) {
        this.signIn = signIn;
        this.floor = floor;
        this.identity = identity;
        this.cookie = cookie;
        this.current = current;
    }

    /** Who signs in, by name or by number. */
    record Credentials(String name, String password) {}

    /** Another password. */
    record NewPassword(String password, String chosen) {}

    /** Another PIN, with the password and the PIN so far. */
    record NewPin(String password, String pin, String chosen) {}

    /**
     * A duty to take up.
     *
     * @param table 0 for the whole floor
     * @param pin needed only where no password was used to sign in
     */
    record Duty(Role role, int table, Optional<String> pin) {}

    /**
     * Who has signed in.
     *
     * @param token for programs, which send it as a bearer token; empty but for the answer to signing in
     * @param csrf what a page sends with each change, in the header X-CSRF-Token
     * @param role the role of the present sign-on
     * @param tables the tables signed on at; 0 is the whole floor
     */
    record WhoAmI(
            int person,
            String name,
            List<Role> roles,
            Optional<Role> role,
            List<Integer> tables,
            String csrf,
            Optional<String> token) {}

    @POST
    @OpenToAll
    public Response open(Credentials credentials, @Context HttpServerRequest request) {
        return opened(signIn.open(credentials.name(), credentials.password(), address(request)));
    }

    @GET
    public WhoAmI whoAmI() {
        return whoIs(current.session(), Optional.empty());
    }

    /** Signs off everywhere and ends the session. */
    @DELETE
    public Response end() {
        Session session = current.session();
        identity.sessions().end(session);
        for (int table : person(session).tables()) {
            floor.ask(Origin.person(session.person()), Optional.empty(), new StaffCommand.SignOff(table));
        }
        return Response.noContent().cookie(cookie.none()).build();
    }

    @PUT
    @Path("/password")
    public Response changePassword(NewPassword change, @Context HttpServerRequest request) {
        return opened(signIn.changePassword(current.session(), change.password(), change.chosen(), address(request)));
    }

    @PUT
    @Path("/pin")
    public Response changePin(NewPin change, @Context HttpServerRequest request) {
        return opened(signIn.changePin(
                current.session(), change.password(), change.pin(), change.chosen(), address(request)));
    }

    /** Signs on at a table, or for the whole floor. */
    @POST
    @Path("/duty")
    public WhoAmI takeUp(Duty duty) {
        Session session = current.session();
        String key = duty.pin()
                .map(pin -> signIn.pinKey(session.person(), pin))
                .or(session::pinKey)
                .orElseThrow(() -> ProblemException.conflict("PIN_NEEDED", "Say the PIN too."));
        floor.mustAccept(Origin.person(session.person()), new StaffCommand.SignOn(duty.table(), duty.role(), key));
        identity.sessions().keepPinKey(session, key);
        return whoIs(session, Optional.empty());
    }

    /** Signs off there. */
    @DELETE
    @Path("/duty/{table}")
    public WhoAmI layDown(@PathParam("table") int table) {
        Session session = current.session();
        floor.mustAccept(Origin.person(session.person()), new StaffCommand.SignOff(table));
        return whoIs(session, Optional.empty());
    }

    private Response opened(Session session) {
        return Response.ok(whoIs(session, Optional.of(session.token())))
                .cookie(cookie.of(session.token()))
                .header("Cache-Control", "no-store")
                .build();
    }

    private WhoAmI whoIs(Session session, Optional<String> token) {
        Person person = person(session);
        return new WhoAmI(
                person.number(), person.name(), person.roles(), person.role(), person.tables(), session.csrf(), token);
    }

    private Person person(Session session) {
        return floor.read(state -> state.person(session.person())).orElseThrow(ProblemException::unknown);
    }

    static String address(HttpServerRequest request) {
        return request.remoteAddress().hostAddress();
    }
}
