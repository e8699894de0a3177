package org.baize.app;

import java.util.List;
import java.util.Locale;
import org.baize.cluster.node.RunningNode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Who the members are. */
@Command(
        name = "members",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description =
                "The members that the member of a directory knows, and who leads. Only the one that leads knows which"
                        + " of the others are silent.")
final class ClusterMembersCommand implements Runnable {

    @Mixin
    private MemberOption chosen = new MemberOption();

    @Mixin
    private Output output = new Output();

    @Override
    public void run() {
        List<RunningNode.Seen> members;
        try (RunningNode node = RunningNode.in(chosen.existing())) {
            members = node.members();
        }
        if (output.isJson()) {
            output.jsonDocument(members);
            return;
        }
        for (RunningNode.Seen member : members) {
            String standing = member.standing().name().toLowerCase(Locale.ROOT).replace('_', ' ');
            output.text().printf("%d  %-24s %s%n", member.id(), member.clients(), standing);
        }
        output.text().flush();
    }
}
