package org.baize.cluster.node;

import io.aeron.ErrorCode;
import io.aeron.cluster.client.ClusterException;
import io.aeron.driver.exceptions.InvalidChannelException;
import io.aeron.exceptions.AeronEvent;
import io.aeron.exceptions.ConfigurationException;
import io.aeron.exceptions.RegistrationException;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.agrona.ErrorHandler;

/**
 * Tells an error that ends a request only from one after which the member must not go on. A client that gives an address
 * nobody knows, or sends a message that is too long for the log, is refused; so is the attempt to reach a member whose host
 * is not known just now. Whoever asked is told, and this member is sound. So it is where a snapshot came to nothing because it began
 * to lead meanwhile.
 */
final class RequestFaults {

    /** Where the driver carries out what it is asked for, and the consensus what clients want of it. */
    private static final Set<String> CARRIED_OUT_IN = Set.of(
            "io.aeron.driver.DriverConductor.executeAsyncClientTask",
            "io.aeron.driver.ClientCommandAdapter.onMessage",
            "io.aeron.cluster.ClusterSession.isResponsePublicationConnected",
            "io.aeron.cluster.LogPublisher.appendMessage");

    /** Where a snapshot that is written whole is to be listed under the term in which it was taken. */
    private static final Set<String> LISTED_IN =
            Set.of("io.aeron.cluster.ConsensusModuleAgent.takeSnapshot", "io.aeron.cluster.RecordingLog.getTermEntry");

    private RequestFaults() {}

    /** Passes an error of a request on as a warning, and everything else as it is. */
    static ErrorHandler setApart(ErrorHandler broken) {
        return error -> {
            if (isOfRequest(error)) {
                broken.onError(new AeronEvent("refused: " + error.getMessage()));
            } else if (isOfSnapshotAcrossTerms(error)) {
                broken.onError(new AeronEvent(
                        "a snapshot came to nothing, because this member began to lead while it was taken;"
                                + " its log is whole, and the next snapshot is taken in its time."));
            } else {
                broken.onError(error);
            }
        };
    }

    /**
     * The consensus numbers the new term before it lists it, and waits between the two for its floor, which may still be at work on a
     * snapshot of the term before. That is then not listed, and goes at the next start. To end here would take a second member from
     * a cluster that has just lost one.
     */
    private static boolean isOfSnapshotAcrossTerms(Throwable error) {
        return error instanceof ClusterException
                && error.getCause() instanceof ClusterException unlisted
                && Arrays.stream(unlisted.getStackTrace())
                        .map(RequestFaults::name)
                        .collect(Collectors.toSet())
                        .containsAll(LISTED_IN);
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
        return Arrays.stream(error.getStackTrace()).map(RequestFaults::name).anyMatch(CARRIED_OUT_IN::contains);
    }

    private static String name(StackTraceElement frame) {
        String method = frame.getMethodName().replaceFirst("^lambda\\$(.*)\\$\\d+$", "$1");
        return frame.getClassName() + "." + method;
    }
}
