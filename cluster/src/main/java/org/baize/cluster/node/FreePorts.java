package org.baize.cluster.node;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

/** Finds ports on this machine that nobody uses, for members that run for a trial. */
public final class FreePorts {

    /** Below the ports that the system hands out by itself, so that nobody gets one of ours by chance. */
    private static final int LOWEST = 20_000;

    private static final int HIGHEST = 32_000;
    private static final int TRIES = 200;

    private FreePorts() {}

    /** The first ports of so many members. */
    public static List<Integer> ofMembers(int members) {
        int ports = members * Member.PORTS;
        for (int tries = 0; tries < TRIES; tries++) {
            int first = ThreadLocalRandom.current().nextInt(LOWEST, HIGHEST - ports);
            if (IntStream.range(first, first + ports).allMatch(FreePorts::isFree)) {
                List<Integer> firsts = new ArrayList<>();
                for (int member = 0; member < members; member++) {
                    firsts.add(first + member * Member.PORTS);
                }
                return firsts;
            }
        }
        throw new IllegalStateException("no " + ports + " free ports in a row were found");
    }

    /** The first port of a member that is alone. */
    public static int ofOne() {
        return ofMembers(1).getFirst();
    }

    /** A member wants it for datagrams, and a web server for connections. */
    private static boolean isFree(int port) {
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        try (DatagramSocket datagrams = new DatagramSocket(address);
                ServerSocket connections = new ServerSocket()) {
            connections.bind(address);
            return datagrams.isBound();
        } catch (IOException taken) {
            return false;
        }
    }
}
