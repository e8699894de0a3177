package org.baize.gateway.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.time.InstantSource;
import org.baize.gateway.identity.CodeTries;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns what went wrong into what the caller is told. */
final class Problems {

    private static final int BAD_REQUEST = 400;
    private static final int UNAVAILABLE = 503;

    private final InstantSource clock = InstantSource.system();

    @ServerExceptionMapper
    Response problem(ProblemException thrown) {
        return thrown.retryAfterSeconds() > 0
                ? response(thrown.problem(), thrown.retryAfterSeconds())
                : response(thrown.problem());
    }

    @ServerExceptionMapper
    Response locked(CodeTries.LockedException thrown) {
        return problem(ProblemException.locked(thrown.untilMillis() - clock.millis()));
    }

    @ServerExceptionMapper
    Response notRead(JsonProcessingException thrown) {
        return response(Problem.of(BAD_REQUEST, "NOT_UNDERSTOOD", "This is not what is expected here."));
    }

    /** What the server itself refuses, such as a path that is not there, has only a number. */
    @ServerExceptionMapper
    Response refused(WebApplicationException thrown) {
        Response.StatusType status = thrown.getResponse().getStatusInfo();
        return response(Problem.of(
                status.getStatusCode(),
                status.toEnum().name(),
                "The server answers: " + status.getReasonPhrase() + "."));
    }

    private static Response response(Problem problem) {
        return response(problem, problem.status() == UNAVAILABLE ? 1 : 0);
    }

    private static Response response(Problem problem, long retryAfterSeconds) {
        Response.ResponseBuilder response = Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .header("Cache-Control", "no-store")
                .entity(problem);
        return retryAfterSeconds > 0
                ? response.header("Retry-After", retryAfterSeconds).build()
                : response.build();
    }
}
