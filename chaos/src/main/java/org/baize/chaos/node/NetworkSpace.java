package org.baize.chaos.node;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/** A network name space of the system, which a thread can enter; threads that it starts from then on are there too. */
final class NetworkSpace {

    /** Where the system's {@code ip} keeps those that have a name. */
    private static final Path ALL = Path.of("/var/run/netns");

    private static final int READ_ONLY = 0;
    private static final int NETWORK = 0x40000000;

    private NetworkSpace() {}

    /** Takes this thread there, for good. */
    static void enter(String name) throws IOException {
        int file;
        int failed;
        try (Arena arena = Arena.ofConfined()) {
            file = (int) function("open", ValueLayout.ADDRESS, ValueLayout.JAVA_INT)
                    .invokeExact(arena.allocateFrom(ALL.resolve(name).toString()), READ_ONLY);
            failed = (int) function("setns", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT)
                    .invokeExact(file, NETWORK);
            var _ = (int) function("close", ValueLayout.JAVA_INT).invokeExact(file);
        } catch (Throwable notCalled) {
            throw new IOException("the network " + name + " cannot be entered", notCalled);
        }
        if (failed != 0) {
            throw new IOException("the network " + name + " cannot be entered");
        }
    }

    @SuppressWarnings("restricted") // the platform has no other way to the system's networks
    private static MethodHandle function(String name, ValueLayout... parameters) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow(name), FunctionDescriptor.of(ValueLayout.JAVA_INT, parameters));
    }
}
