package org.baize.gateway.simulation;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.NoSuchElementException;

/**
 * The answer to whoever names what is not there.
 *
 * @param sentence what there is instead
 */
record Missing(String sentence) {

    static Response because(NoSuchElementException why) {
        return Response.status(Response.Status.NOT_FOUND)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new Missing(String.valueOf(why.getMessage())))
                .build();
    }
}
