package org.baize.gateway.terminal;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A socket whose frames the test writes itself, right or wrong (RFC 6455, 5.2). */
final class Frames implements AutoCloseable {

    static final int TEXT = 0x1;
    static final int BINARY = 0x2;
    static final int PING = 0x9;
    private static final int CLOSE = 0x8;
    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;
    private static final int SHORTEST_LONG = 126;
    private static final int SHORTEST_LONGEST = 127;

    private final Socket socket = new Socket();

    /** At the path of that address. */
    Frames(URI server) throws IOException {
        this(server, "");
    }

    /**
     * The same for somebody.
     *
     * @param headers lines by which whoever connects says who it is
     */
    Frames(URI server, String headers) throws IOException {
        this(server, headers, 65_536);
    }

    Frames(URI server, String headers, int receiveBytes) throws IOException {
        socket.setReceiveBufferSize(receiveBytes);
        socket.setTcpNoDelay(true);
        socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
        socket.setSoTimeout(20_000);
        write(("GET " + server.getPath() + " HTTP/1.1\r\n" + headers + "Host: " + server.getAuthority()
                        + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        String head = head(socket.getInputStream());
        if (!head.startsWith("HTTP/1.1 101")) {
            throw new IOException("no socket, but " + head);
        }
    }

    private static String head(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("the server has hung up after " + head);
            }
            head.append((char) next);
        }
        return head.toString();
    }

    /** A frame as a client sends it, masked with zeros. */
    static byte[] frame(int opcode, byte[] payload) {
        return frame(opcode, MASKED, payload.length, payload);
    }

    /** Against the protocol: clients mask. */
    static byte[] unmasked(byte[] payload) {
        return frame(TEXT, 0, payload.length, payload);
    }

    /** Promises so many bytes and sends none. */
    static byte[] headOnly(long length) {
        return frame(TEXT, MASKED, length, new byte[0]);
    }

    private static byte[] frame(int opcode, int masked, long length, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(14 + payload.length);
        frame.put((byte) (FINAL | opcode));
        if (length < SHORTEST_LONG) {
            frame.put((byte) (masked | (int) length));
        } else if (length < 1 << 16) {
            frame.put((byte) (masked | SHORTEST_LONG)).putShort((short) length);
        } else {
            frame.put((byte) (masked | SHORTEST_LONGEST)).putLong(length);
        }
        if (masked != 0) {
            frame.putInt(0);
        }
        frame.put(payload);
        byte[] bytes = new byte[frame.position()];
        frame.flip().get(bytes);
        return bytes;
    }

    static byte[] text(String text) {
        return frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** All of it in one go. */
    void write(byte[]... frames) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] frame : frames) {
            all.write(frame);
        }
        socket.getOutputStream().write(all.toByteArray());
        socket.getOutputStream().flush();
    }

    /** The next text; empty at the end of the connection. */
    String read() throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        while (true) {
            int first = in.read();
            if (first < 0 || (first & 0xF) == CLOSE) {
                return "";
            }
            byte[] payload = new byte[length(in)];
            in.readFully(payload);
            if ((first & 0xF) == TEXT) {
                return new String(payload, StandardCharsets.UTF_8);
            }
        }
    }

    private static int length(DataInputStream in) throws IOException {
        int length = in.readUnsignedByte();
        return switch (length) {
            case SHORTEST_LONG -> in.readUnsignedShort();
            case SHORTEST_LONGEST -> Math.toIntExact(in.readLong());
            default -> length;
        };
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
