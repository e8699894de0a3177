package org.baize.cluster.client;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collection;

/** How long the pieces are in which messages travel. */
public final class Frames {

    /** Where no network has to carry it, a whole bundle is one piece. */
    public static final int WHOLE_BUNDLE_BYTES = 8 * 1024;

    private Frames() {}

    /**
     * What a channel between these hosts says of its frames, behind its other settings: nothing if a network lies between them, which
     * takes the usual 1,408 bytes in one piece.
     */
    public static String between(Collection<String> hosts) {
        return hosts.stream().allMatch(Frames::isThisMachine) ? wholeBundles() : "";
    }

    /** The same for a channel that never leaves the machine. */
    public static String wholeBundles() {
        return "|mtu=" + WHOLE_BUNDLE_BYTES;
    }

    /** Only under a name that means this machine on every other as well. */
    private static boolean isThisMachine(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException notYet) {
            return false;
        }
    }
}
