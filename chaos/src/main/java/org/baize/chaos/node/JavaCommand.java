package org.baize.chaos.node;

import java.util.ArrayList;
import java.util.List;

/** The command line of another process like this one. */
public final class JavaCommand {

    private static final List<String> OPTIONS = List.of(
            "-Xmx256m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--add-opens",
            "java.base/jdk.internal.misc=ALL-UNNAMED",
            "--add-opens",
            "java.base/java.util.zip=ALL-UNNAMED");

    private JavaCommand() {}

    /** With the same Java and class path, and little memory. */
    public static List<String> of(Class<?> main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        return command;
    }
}
