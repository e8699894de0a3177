package org.baize.cluster.node;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.Frames;
import org.baize.cluster.log.MemberDirectory;

/**
 * How one member is set up.
 *
 * @param memberId which of the members this one is
 * @param members all of them, one or three: two could not do without either
 * @param directory holds everything that lasts, and the lock that says that a node runs on it
 */
public record NodeConfig(int memberId, List<Member> members, Path directory, Upkeep upkeep) {

    public NodeConfig {
        members = List.copyOf(members);
        long ids = members.stream().map(Member::id).distinct().count();
        if (ids != members.size()) {
            throw new IllegalArgumentException("two members have the same number");
        }
        if (members.stream().noneMatch(member -> member.id() == memberId)) {
            throw new IllegalArgumentException("member " + memberId + " is not among the members");
        }
        if (members.size() != 1 && members.size() != 3) {
            throw new IllegalArgumentException("there are one or three members, not " + members.size());
        }
        checkPorts(members);
    }

    private static void checkPorts(List<Member> members) {
        for (Member one : members) {
            for (Member other : members) {
                if (one.id() < other.id() && one.collidesWith(other)) {
                    throw new IllegalArgumentException("members " + one.id() + " and " + other.id() + " share ports of "
                            + one.host() + "; each uses five from its first on");
                }
            }
        }
    }

    /** A member with the usual upkeep. */
    public NodeConfig(int memberId, List<Member> members, Path directory) {
        this(memberId, members, directory, Upkeep.USUAL);
    }

    /** One member on this machine. */
    public static NodeConfig single(Path directory, int firstPort) {
        return new NodeConfig(0, List.of(new Member(0, "localhost", firstPort)), directory);
    }

    Member self() {
        return members.stream()
                .filter(member -> member.id() == memberId)
                .findFirst()
                .orElseThrow();
    }

    String clusterMembers() {
        return members.stream().map(Member::endpoints).collect(Collectors.joining("|"));
    }

    /** Where clients find the members. */
    public String ingressEndpoints() {
        return members.stream()
                .map(member -> member.id() + "=" + member.ingress())
                .collect(Collectors.joining(","));
    }

    /**
     * A client in the process of this node, through its shared memory; a node that is alone is sure to lead, and is reached
     * through memory all the way.
     */
    public ClientConfig client() {
        return new ClientConfig(
                members.size() == 1 ? ClientConfig.THROUGH_MEMORY : ingressEndpoints(),
                self().host(),
                Optional.of(driverDirectory()),
                ClientConfig.USUAL_WINDOW,
                ClientConfig.USUAL_PATIENCE);
    }

    /** Whether the log travels over a network, to members on other machines. */
    boolean isOverNetwork() {
        return members.size() > 1
                && !Frames.areOneMachine(members.stream().map(Member::host).toList());
    }

    /** Shared memory of the node's driver, beside what lasts. */
    public Path driverDirectory() {
        return driverDirectory(directory);
    }

    static Path driverDirectory(Path directory) {
        return directory.resolve("driver");
    }

    Path archiveDirectory() {
        return MemberDirectory.archive(directory);
    }

    Path clusterDirectory() {
        return MemberDirectory.cluster(directory);
    }
}
