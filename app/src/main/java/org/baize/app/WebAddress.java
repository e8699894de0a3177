package org.baize.app;

import org.baize.gateway.GatewayConfig;

/** Where the web server listens: HOST:PORT, or PORT alone for this machine only. */
record WebAddress(String host, int port) {

    private static final String THIS_MACHINE = "localhost";

    static WebAddress of(String text) {
        int colon = text.lastIndexOf(':');
        String host = colon < 0 ? THIS_MACHINE : text.substring(0, colon);
        try {
            return new WebAddress(withoutBrackets(host, text), Integer.parseInt(text.substring(colon + 1)));
        } catch (NumberFormatException notOne) {
            throw notAnAddress(text);
        }
    }

    /** Whether nobody else can reach it. */
    boolean isThisMachine() {
        return GatewayConfig.isLoopback(host);
    }

    private static String withoutBrackets(String host, String text) {
        if (host.isBlank()) {
            throw notAnAddress(text);
        }
        return host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
    }

    private static BadInputException notAnAddress(String text) {
        return new BadInputException("'" + text + "' is no address of a web server; one is written PORT or HOST:PORT");
    }
}
