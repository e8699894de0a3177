package org.baize.gateway.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns what went wrong into what the caller is told. */
final class Problems {

    private static final int BAD_REQUEST = 400;
    private static final int UNAVAILABLE = 503;

    @ServerExceptionMapper
    Response problem(ProblemException thrown) {
        return response(thrown.problem());
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
        Response.ResponseBuilder response = Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .header("Cache-Control", "no-store")
                .entity(problem);
        return problem.status() == UNAVAILABLE
                ? response.header("Retry-After", 1).build()
                : response.build();
    }
}
