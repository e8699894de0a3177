package org.baize.cluster.client;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collection;

/** How long the pieces are in which messages travel. */
public final class Frames {

    /** Where no network has to carry it, a whole bundle is one piece. */
    public static final int WHOLE_BUNDLE_BYTES = 8 * 1024;

    /** What every network takes in one piece, and Aeron sends where nothing else is said. */
    public static final int OF_A_NETWORK_BYTES = 1_408;

    private Frames() {}

    /**
     * What a channel between these hosts says of its frames, behind its other settings: nothing if a network lies between them.
     */
    public static String between(Collection<String> hosts) {
        return areOneMachine(hosts) ? wholeBundles() : "";
    }

    /** Whether no network lies between them. */
    public static boolean areOneMachine(Collection<String> hosts) {
        return hosts.stream().allMatch(Frames::isThisMachine);
    }

    /** The same for a channel that never leaves the machine. */
    public static String wholeBundles() {
        return "|mtu=" + WHOLE_BUNDLE_BYTES;
    }

    private static boolean isThisMachine(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException notYet) {
            return false;
        }
    }
}
