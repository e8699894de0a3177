package org.baize.cluster.node;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;

/** Ports that nobody uses just now. */
final class FreePorts {

    private FreePorts() {}

    /** The first of five in a row, as a member wants them. */
    static int five() throws IOException {
        while (true) {
            int first;
            try (DatagramSocket any = new DatagramSocket(0)) {
                first = any.getLocalPort();
            }
            if (first <= 65_500 && areFree(first)) {
                return first;
            }
        }
    }

    private static boolean areFree(int first) {
        List<DatagramSocket> held = new ArrayList<>();
        try {
            for (int port = first; port < first + 5; port++) {
                held.add(new DatagramSocket(port));
            }
            return true;
        } catch (SocketException taken) {
            return false;
        } finally {
            held.forEach(DatagramSocket::close);
        }
    }
}
