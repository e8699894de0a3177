package org.baize.gateway.web;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Resources are told things in JSON, and where one expects something, nothing is a mistake of whoever asks. The server beneath would
 * make a value of plain text too, and of nothing it makes null.
 */
@Provider
final class JsonOnly implements ReaderInterceptor {

    private static final int UNSUPPORTED = 415;

    @Override
    public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
        if (!isJson(context.getMediaType())) {
            throw new ProblemException(
                    Problem.of(UNSUPPORTED, "UNSUPPORTED_MEDIA_TYPE", "What is said here is said in JSON."));
        }
        Object said = context.proceed();
        if (said == null) {
            throw ProblemException.bad("Nothing was said, where something is expected.");
        }
        return said;
    }

    private static boolean isJson(@Nullable MediaType type) {
        return type != null && type.getSubtype().equals("json");
    }
}
