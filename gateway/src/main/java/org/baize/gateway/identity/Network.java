package org.baize.gateway.identity;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** Who is behind an address, as far as an address can tell. */
public final class Network {

    private static final int NETWORK_BYTES = 8;

    private Network() {}

    /** Of the newer kind of address everybody has as many as there are grains of sand; the first half is one household. */
    public static String of(String address) {
        String plain = address.replaceAll("^\\[|\\]$|%.*$", "");
        try {
            InetAddress read = InetAddress.ofLiteral(plain);
            return read instanceof Inet6Address
                    ? HexFormat.ofDelimiter(":").formatHex(Arrays.copyOf(read.getAddress(), NETWORK_BYTES))
                    : read.getHostAddress();
        } catch (IllegalArgumentException noAddress) {
            return address;
        }
    }
}
