package org.baize.chaos.node;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.baize.cluster.node.ChildProcess;
import org.baize.cluster.node.Member;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeRunner;
import org.baize.cluster.node.Upkeep;

/** The process of one member: it runs until it is ended by a signal. */
public final class NodeMain {

    private NodeMain() {}

    /** Whether a member is sound. */
    enum Kind {
        SOUND,
        /** It does not see one of the messages in its log. */
        FORGETFUL,
        /** It does not look how much room there is on its disk. */
        HEEDLESS
    }

    /** The arguments that make a process this member. */
    static List<String> arguments(NodeConfig config, Kind kind) {
        String members = config.members().stream()
                .map(member -> member.id() + "/" + member.host() + "/" + member.firstPort())
                .collect(Collectors.joining(","));
        return List.of(
                Integer.toString(config.memberId()), members, config.directory().toString(), kind.name());
    }

    private static NodeConfig config(String[] arguments, long leastFreeBytes) {
        List<Member> members = Arrays.stream(arguments[1].split(",", -1))
                .map(text -> text.split("/", -1))
                .map(part -> new Member(Integer.parseInt(part[0]), part[1], Integer.parseInt(part[2])))
                .toList();
        return new NodeConfig(Integer.parseInt(arguments[0]), members, Path.of(arguments[2]), upkeep(leastFreeBytes));
    }

    /** Snapshots and comparisons come often, so that faults meet them; the log is kept whole. */
    private static Upkeep upkeep(long leastFreeBytes) {
        return new Upkeep(
                1_000_000, Duration.ofSeconds(10), Duration.ofSeconds(5), Upkeep.USUAL.keep(), leastFreeBytes);
    }

    public static void main(String[] arguments) {
        runner(arguments).run(ChildProcess.begin());
    }

    private static NodeRunner runner(String[] arguments) {
        NodeConfig usual = config(arguments, Upkeep.USUAL.leastFreeBytes());
        return switch (Kind.valueOf(arguments[3])) {
            case SOUND -> new NodeRunner(usual, System.out::println);
            case FORGETFUL -> new NodeRunner(usual, System.out::println, ForgetfulFloor::new);
            case HEEDLESS -> new NodeRunner(config(arguments, 0), System.out::println);
        };
    }
}
