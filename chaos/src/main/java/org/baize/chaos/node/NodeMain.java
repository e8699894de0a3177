package org.baize.chaos.node;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.baize.cluster.node.ChildProcess;
import org.baize.cluster.node.Member;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeRunner;
import org.baize.cluster.node.Upkeep;

/** The process of one member: it runs until it is ended by a signal. */
public final class NodeMain {

    /** Snapshots and comparisons come often, so that faults meet them; the log is kept whole. */
    private static final Upkeep UPKEEP = new Upkeep(
            1_000_000,
            Duration.ofSeconds(10),
            Duration.ofSeconds(5),
            Upkeep.USUAL.keep(),
            Upkeep.USUAL.leastFreeBytes());

    private NodeMain() {}

    /** Whether a member is sound. */
    enum Kind {
        SOUND,
        /** It does not see one of the messages in its log. */
        FORGETFUL
    }

    /** The arguments that make a process this member. */
    static List<String> arguments(NodeConfig config, Kind kind) {
        String members = config.members().stream()
                .map(member -> member.id() + "/" + member.host() + "/" + member.firstPort())
                .collect(Collectors.joining(","));
        return List.of(
                Integer.toString(config.memberId()), members, config.directory().toString(), kind.name());
    }

    private static NodeConfig config(String[] arguments) {
        List<Member> members = Arrays.stream(arguments[1].split(",", -1))
                .map(text -> text.split("/", -1))
                .map(part -> new Member(Integer.parseInt(part[0]), part[1], Integer.parseInt(part[2])))
                .toList();
        return new NodeConfig(Integer.parseInt(arguments[0]), members, Path.of(arguments[2]), UPKEEP);
    }

    public static void main(String[] arguments) {
        BooleanSupplier stop = ChildProcess.begin();
        switch (Kind.valueOf(arguments[3])) {
            case SOUND -> new NodeRunner(config(arguments), System.out::println).run(stop);
            case FORGETFUL -> new NodeRunner(config(arguments), System.out::println, ForgetfulFloor::new).run(stop);
        }
    }
}
