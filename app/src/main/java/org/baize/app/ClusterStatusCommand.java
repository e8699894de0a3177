package org.baize.app;

import java.util.Locale;
import org.baize.cluster.log.Hold;
import org.baize.cluster.node.RunningNode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** How a running member is. */
@Command(
        name = "status",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "How the member of a directory is: whether it leads, its state, how far its log is agreed.")
final class ClusterStatusCommand implements Runnable {

    @Mixin
    private MemberOption chosen = new MemberOption();

    @Mixin
    private Output output = new Output();

    @Override
    public void run() {
        RunningNode.State state;
        try (RunningNode node = RunningNode.in(chosen.existing())) {
            state = node.state();
        }
        if (output.isJson()) {
            output.jsonDocument(state);
            return;
        }
        boolean elects = !state.election().equals("CLOSED");
        String role = state.leads() ? "leads" : "follows";
        output.text().printf("role        %s%n", elects ? "none, as no member leads just now" : role);
        output.text().printf("state       %s%n", state.state());
        output.text().printf("election    %s%n", elects ? words(state.election()) : "none");
        output.text().printf("term        %d%n", state.term());
        output.text().printf("committed   %d%n", state.committed());
        output.text().printf("snapshots   %d since it was started%n", state.snapshots());
        for (Hold.Held hold : state.holds()) {
            output.text().printf("held        from %d, for %s%n", hold.position(), hold.name());
        }
        output.text().flush();
    }

    /** What it does to find who leads, as Aeron names it. */
    private static String words(String election) {
        return "under way: " + election.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
