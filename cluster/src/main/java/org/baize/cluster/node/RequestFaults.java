package org.baize.cluster.node;

import io.aeron.ErrorCode;
import io.aeron.driver.exceptions.InvalidChannelException;
import io.aeron.exceptions.AeronEvent;
import io.aeron.exceptions.ConfigurationException;
import io.aeron.exceptions.RegistrationException;
import java.util.Arrays;
import java.util.Set;
import org.agrona.ErrorHandler;

/**
 * Tells an error that ends a request only from one after which the member must not go on. A client that gives an address
 * nobody knows, or sends a message that is too long for the log, is refused; so is the attempt to reach a member whose host
 * is not known just now. Whoever asked is told, and this member is sound.
 */
final class RequestFaults {

    /** Where the driver carries out what it is asked for, and the consensus what clients want of it. */
    private static final Set<String> CARRIED_OUT_IN = Set.of(
            "io.aeron.driver.DriverConductor.executeAsyncClientTask",
            "io.aeron.driver.ClientCommandAdapter.onMessage",
            "io.aeron.cluster.ClusterSession.isResponsePublicationConnected",
            "io.aeron.cluster.LogPublisher.appendMessage");

    private RequestFaults() {}

    /** Passes an error of a request on as a warning, and everything else as it is. */
    static ErrorHandler setApart(ErrorHandler broken) {
        return error -> broken.onError(isOfRequest(error) ? new AeronEvent("refused: " + error.getMessage()) : error);
    }

    private static boolean isOfRequest(Throwable error) {
        return switch (error) {
            case InvalidChannelException _ -> true;
            case RegistrationException refused ->
                refused.errorCode() != ErrorCode.STORAGE_SPACE && isFromRequest(error);
            case ConfigurationException _, IllegalArgumentException _, IllegalStateException _ -> isFromRequest(error);
            default -> false;
        };
    }

    private static boolean isFromRequest(Throwable error) {
        return Arrays.stream(error.getStackTrace()).anyMatch(RequestFaults::isCarriedOutIn);
    }

    private static boolean isCarriedOutIn(StackTraceElement frame) {
        String method = frame.getMethodName().replaceFirst("^lambda\\$(.*)\\$\\d+$", "$1");
        return CARRIED_OUT_IN.contains(frame.getClassName() + "." + method);
    }
}
