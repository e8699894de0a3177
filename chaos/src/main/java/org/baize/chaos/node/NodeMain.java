package org.baize.chaos.node;

import io.aeron.exceptions.AeronException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.baize.cluster.node.Member;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;

/** The process of one member: it runs until it is ended by a signal. */
public final class NodeMain {

    private NodeMain() {}

    /** The arguments that make a process this member. */
    static List<String> arguments(NodeConfig config) {
        String members = config.members().stream()
                .map(member -> member.id() + "/" + member.host() + "/" + member.firstPort())
                .collect(Collectors.joining(","));
        return List.of(
                Integer.toString(config.memberId()), members, config.directory().toString());
    }

    private static NodeConfig config(String[] arguments) {
        List<Member> members = Arrays.stream(arguments[1].split(",", -1))
                .map(text -> text.split("/", -1))
                .map(part -> new Member(Integer.parseInt(part[0]), part[1], Integer.parseInt(part[2])))
                .toList();
        return new NodeConfig(Integer.parseInt(arguments[0]), members, Path.of(arguments[2]));
    }

    public static void main(String[] arguments) throws InterruptedException {
        Node node = Node.start(config(arguments), NodeMain::broken);
        Runtime.getRuntime().addShutdownHook(new Thread(node::stop));
        Thread.currentThread().join();
    }

    /** A warning, such as that of a silent leader, is only written down; after anything else this member must not go on. */
    private static void broken(Throwable thrown) {
        thrown.printStackTrace();
        if (!(thrown instanceof AeronException told && told.category() == AeronException.Category.WARN)) {
            Runtime.getRuntime().halt(1);
        }
    }
}
