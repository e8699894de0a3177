package org.baize.gateway.outside;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;
import org.baize.engine.state.Person;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.OutsideSignIns;
import org.baize.gateway.identity.OutsideSignIns.Begun;
import org.baize.gateway.staff.Floor;
import org.baize.gateway.web.OpenToAll;
import org.baize.gateway.web.Problem;
import org.baize.gateway.web.ProblemException;
import org.baize.gateway.web.SessionCookie;
import org.jose4j.jwt.JwtClaims;
import org.jspecify.annotations.Nullable;

/**
 * Staff sign in with a provider outside. What comes of it is a session like any other, but one that knows no PIN: a duty is taken up
 * with it all the same.
 */
@Path(OutsideResource.PATH)
@OpenToAll
final class OutsideResource {

    static final String PATH = "/api/session/outside";
    static final String COOKIE = "baize-outside";

    private static final System.Logger LOG = System.getLogger(OutsideResource.class.getName());
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");
    private static final int UNAUTHORIZED = 401;
    private static final int UNAVAILABLE = 503;

    private final GatewayConfig config;
    private final Identity identity;
    private final Floor floor;
    private final SessionCookie cookies;
    private final Optional<Provider> provider;

    OutsideResource(GatewayConfig config, Identity identity, Floor floor, SessionCookie cookies) {
        this.config = config;
        this.identity = identity;
        this.floor = floor;
        this.cookies = cookies;
        this.provider = config.provider().map(Provider::new);
    }

    /** Sends the browser to the provider. */
    @GET
    public Response begin(@Context HttpServerRequest request) {
        Provider there = provider();
        try {
            there.discover(); // before anything is written down for whoever asks
            Begun begun = identity.outsideSignIns().begin();
            return Response.seeOther(there.authorization(begun, back(request)))
                    .cookie(cookie(begun.state(), (int) OutsideSignIns.GOOD_FOR.toSeconds()))
                    .header("Cache-Control", "no-store")
                    .build();
        } catch (NotSignedInException away) {
            LOG.log(System.Logger.Level.WARNING, "nobody can sign in with the provider outside", away);
            throw new ProblemException(
                    Problem.of(UNAVAILABLE, "PROVIDER_AWAY", "The provider does not answer; sign in with a password."));
        }
    }

    /** The browser comes back from the provider. */
    @GET
    @Path("/back")
    public Response back(
            @QueryParam("code") @Nullable String code,
            @QueryParam("state") @Nullable String state,
            @CookieParam(COOKIE) @Nullable String kept,
            @Context HttpServerRequest request) {
        try {
            int person = person(code, state, kept, back(request));
            return Response.seeOther(URI.create("/"))
                    .cookie(
                            cookies.of(identity.sessions()
                                    .open(person, Optional.empty())
                                    .token()),
                            cookie("", 0))
                    .header("Cache-Control", "no-store")
                    .build();
        } catch (NotSignedInException refused) {
            LOG.log(System.Logger.Level.INFO, "a sign-in from outside was refused", refused);
            throw new ProblemException(
                    Problem.of(UNAUTHORIZED, "NOT_RECOGNISED", "This sign-in is not good, or not any more."));
        }
    }

    private int person(@Nullable String code, @Nullable String state, @Nullable String kept, String back)
            throws NotSignedInException {
        Provider there = provider();
        if (code == null || state == null || !state.equals(kept)) {
            throw new NotSignedInException("it did not begin in this browser");
        }
        Begun begun = identity.outsideSignIns()
                .end(state)
                .orElseThrow(() -> new NotSignedInException("it is over already, or never began"));
        String token = there.idToken(code, begun, back);
        GatewayConfig.Provider chosen = config.provider().orElseThrow();
        return known(new SignedTokens(chosen).checked(token, there.keys(), begun.nonce()), chosen.personClaim());
    }

    private int known(JwtClaims claims, String claim) throws NotSignedInException {
        String said = String.valueOf(claims.getClaimValue(claim));
        if (!NUMBER.matcher(said).matches()) {
            throw new NotSignedInException("'" + claim + "' is not the number of a person");
        }
        int number = Integer.parseInt(said);
        Optional<Person> person = floor.read(state -> state.person(number));
        if (person.filter(one -> !one.roles().isEmpty()).isEmpty()) {
            throw new NotSignedInException("nobody here has the number " + number);
        }
        return number;
    }

    private Provider provider() {
        return provider.orElseThrow(() -> ProblemException.notFound("There is no provider to sign in with."));
    }

    /** Who listens at every address is called by many names, and comes back to the one it was called by. */
    private String back(HttpServerRequest request) {
        String here = config.isAtEveryAddress()
                ? (config.tls().isPresent() ? "https://" : "http://") + request.authority()
                : config.address();
        return here + PATH + "/back";
    }

    /** A browser that comes back from elsewhere shows only cookies that are lax. */
    private NewCookie cookie(String state, int seconds) {
        return new NewCookie.Builder(COOKIE)
                .value(state)
                .path(PATH)
                .httpOnly(true)
                .secure(config.tls().isPresent())
                .sameSite(NewCookie.SameSite.LAX)
                .maxAge(seconds)
                .build();
    }
}
