package org.baize.gateway.staff;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.state.Person;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.identity.PinKeys;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.OpenToAll;
import org.baize.gateway.web.ProblemException;
import org.baize.rules.law.Role;

/** The people who work here. Who may enrol whom is decided by the floor. */
@Path("/api")
final class StaffResource {

    private final Floor floor;
    private final Identity identity;
    private final SignIn signIn;
    private final CurrentCaller current;

    StaffResource(Floor floor, Identity identity, SignIn signIn, CurrentCaller current) {
        this.floor = floor;
        this.identity = identity;
        this.signIn = signIn;
        this.current = current;
    }

    /** Somebody to enrol. */
    record NewPerson(int person, String name, List<Role> roles) {}

    /** What changes about somebody. */
    record Changed(String name, List<Role> roles) {}

    /** A code with which that person chooses a password and a PIN, once and within ten minutes. */
    record CodeFor(int person, String code) {}

    /** The code, and what its owner chooses. */
    record Chosen(String code, String password, String pin) {}

    /** Who has chosen a password. */
    record Known(int person) {}

    /** Somebody who works here. */
    record Member(
            int person, String name, List<Role> roles, Optional<Role> role, List<Integer> tables, boolean pinLocked) {}

    @GET
    @Path("/staff")
    public List<Member> staff() {
        current.session();
        return floor.read(
                state -> state.staff().stream().map(StaffResource::member).toList());
    }

    private static Member member(Person person) {
        return new Member(
                person.number(), person.name(), person.roles(), person.role(), person.tables(), person.locked());
    }

    /** Enrols somebody who is not known yet. */
    @POST
    @Path("/staff")
    public CodeFor enrol(NewPerson person) {
        if (floor.read(state -> state.person(person.person())).isPresent()) {
            throw ProblemException.conflict("NUMBER_TAKEN", "This number is in use already.");
        }
        return enrolWithCode(person);
    }

    /** Other roles or another name; password and PIN stay as they are, and the person has to sign on anew. */
    @PUT
    @Path("/staff/{person}")
    public Known change(@PathParam("person") int number, Changed changed) {
        Person known = known(number);
        floor.mustAccept(
                Origin.person(current.session().person()),
                new StaffCommand.Enrol(number, changed.name(), changed.roles(), known.pin()));
        if (changed.roles().isEmpty()) {
            identity.credentials().remove(number);
        }
        return new Known(number);
    }

    /** Somebody has forgotten a password or a PIN: both end, and a code lets the person choose others. */
    @POST
    @Path("/staff/{person}/code")
    public CodeFor reset(@PathParam("person") int number) {
        Person known = known(number);
        return enrolWithCode(new NewPerson(number, known.name(), known.roles()));
    }

    private Person known(int number) {
        return floor.read(state -> state.person(number))
                .orElseThrow(() -> ProblemException.notFound("Nobody with this number works here."));
    }

    /** The code is the PIN until its owner has chosen one. */
    private CodeFor enrolWithCode(NewPerson person) {
        Origin by = Origin.person(current.session().person());
        String code = identity.codes().make();
        PinKeys.Salted salted = identity.pins().salted(code);
        floor.mustAccept(
                by,
                new StaffCommand.Enrol(
                        person.person(), person.name(), person.roles(), PinVerifier.of(salted.salt(), salted.key())));
        // only now: whoever is refused must not end the code that somebody has in hand
        identity.codes().begin(new Subject(Kind.PERSON, person.person()), code);
        identity.credentials().remove(person.person());
        return new CodeFor(person.person(), code);
    }

    /** Whoever has a code chooses a password and a PIN. */
    @POST
    @Path("/credentials")
    @OpenToAll
    public Known choose(Chosen chosen, @Context HttpServerRequest request) {
        return new Known(
                signIn.redeem(chosen.code(), chosen.password(), chosen.pin(), SessionResource.address(request)));
    }

    /** Whoever has the code that the first start has printed becomes the first administrator. */
    @POST
    @Path("/first-administrator")
    @OpenToAll
    public Known found(SignIn.First first, @Context HttpServerRequest request) {
        return new Known(signIn.foundAdministrator(first, SessionResource.address(request)));
    }
}
