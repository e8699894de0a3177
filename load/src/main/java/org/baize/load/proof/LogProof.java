package org.baize.load.proof;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.cluster.log.Step;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.meters.Audit;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.load.terminal.Crowd;

/**
 * The log of the floor, lived once more from its first entry, against what the terminals say: each accepted ask is there once, each
 * refused one was refused, and all money is where the terminals have it.
 */
public final class LogProof {

    private final Map<Integer, long[]> asked = new HashMap<>();
    private final List<String> findings = new ArrayList<>();

    private LogProof() {}

    /**
     * All that does not agree, in words.
     *
     * @param directory of a member that has stopped
     */
    public static List<String> findings(
            Path directory, List<Crowd.Statement> statements, Map<Integer, Crowd.Answered> answered) {
        LogProof proof = new LogProof();
        MemberDirectory member = MemberDirectory.open(directory);
        try (LogFollower log = LogFollower.from(member, 0, member::endAtMost)) {
            for (Optional<Step> step = log.next(); step.isPresent(); step = log.next()) {
                step.get().asked().ifPresent(proof::count);
            }
            answered.forEach(proof::compareAsks);
            proof.compareMoney(log.state(), statements);
            proof.findings.addAll(Audit.findings(log.state()));
        }
        return proof.findings;
    }

    private void count(Step.Asked step) {
        Origin by = step.request().origin();
        if (by.kind() == Origin.Kind.TERMINAL
                && step.first()
                && !isOfAMachine(step.request().command())) {
            asked.computeIfAbsent(by.number(), _ -> new long[2])[step.answer() instanceof Answer.Accepted ? 0 : 1]++;
        }
    }

    /** Simulated tills speak as their terminals do; what they say is not the player's. */
    private static boolean isOfAMachine(Command command) {
        return command instanceof MoneyCommand.TicketPrinted
                || command instanceof MoneyCommand.PrintFailed
                || command instanceof MoneyCommand.PrintedIllegible
                || command instanceof MoneyCommand.ReportCashDevices;
    }

    /**
     * What was asked just before a connection was lost and left no trace in the account, such as a shoot or chips that went back,
     * may be in the log or not; everything else is there as it was told.
     */
    private void compareAsks(int terminal, Crowd.Answered told) {
        long[] there = asked.getOrDefault(terminal, new long[2]);
        compareCount(terminal, "accepted", there[0], told.accepted(), told.unknown());
        compareCount(terminal, "refused", there[1], told.refused(), told.unknown());
        compareCount(terminal, "answered", there[0] + there[1], told.accepted() + told.refused(), told.unknown());
    }

    private void compareCount(int terminal, String what, long there, long told, long unknown) {
        if (there < told || there > told + unknown) {
            findings.add("terminal " + terminal + ": " + there + " asks were " + what + ", it was told of " + told
                    + ", and " + unknown + " are unknown");
        }
    }

    private void compareMoney(FloorState state, List<Crowd.Statement> statements) {
        long ticketsCents = 0;
        long notesAndTicketsInCents = 0;
        for (Crowd.Statement statement : statements) {
            Terminal terminal = state.terminalAt(statement.terminal());
            agree(
                    "the credit of terminal " + statement.terminal(),
                    terminal.chips().balanceCents(),
                    statement.creditCents());
            agree(
                    "what terminal " + statement.terminal() + " has on layouts",
                    terminal.layout().balanceCents() + terminal.inPlay().balanceCents(),
                    statement.onLayoutCents());
            ticketsCents += statement.ticketsHeldCents();
            notesAndTicketsInCents += statement.inCents() - statement.outCents() + statement.ticketsHeldCents();
        }
        agree("the tickets outside", sum(state, AccountKind.TICKETS), ticketsCents);
        agree("the notes inside", -sum(state, AccountKind.NOTES), notesAndTicketsInCents);
        agree("the sum of all accounts", state.ledger().sumCents(), 0);
    }

    private static long sum(FloorState state, AccountKind kind) {
        return state.ledger().accounts().stream()
                .filter(account -> account.id().kind() == kind)
                .mapToLong(account -> account.balanceCents())
                .sum();
    }

    private void agree(String what, long there, long expected) {
        if (there != expected) {
            findings.add(what + ": " + there + " cents, and it must be " + expected);
        }
    }
}
