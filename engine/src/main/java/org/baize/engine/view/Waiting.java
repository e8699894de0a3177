package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.paper.Paying;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.Finding;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.Paper;
import org.baize.rules.shoe.irregular.Irregularity;

/**
 * Something at a table that waits until somebody decides or does it.
 *
 * @param number of the case, claim or dispute; 0 where it has none
 * @param round that it is about; 0 where it is about none
 * @param terminal that it is about; 0 where it is about the table
 * @param about its kind in the vocabulary of the rules, or what somebody said
 * @param cents that somebody waits for; 0 where it is about no money
 * @param holds nothing of the round is paid before it is decided
 */
public record Waiting(
        WaitingKind kind, long number, long round, int terminal, String about, long cents, boolean holds) {

    private Waiting(WaitingKind kind, long number, long round, int terminal, String about, boolean holds) {
        this(kind, number, round, terminal, about, 0, holds);
    }

    /** What waits. */
    public enum WaitingKind {
        MALFUNCTION,
        WRONG_RESULT,
        CLAIM,
        DISPUTE,
        CARDS,
        TUMBLER,
        BALL_EXAMINATION,
        CONTRADICTION,
        CASH_UNCOUNTED,
        PAYMENT_AT_TABLE
    }

    static List<Waiting> at(FloorState state, Table table) {
        List<Waiting> all = new ArrayList<>();
        table.faults().cases().forEach(open -> all.add(of(open)));
        for (FaultCase.Claim claim : table.faults().claims()) {
            all.add(new Waiting(
                    WaitingKind.CLAIM, claim.number(), claim.round(), claim.terminal(), claim.text(), false));
        }
        state.house().disputes().forEach((number, dispute) -> {
            if (dispute.table() == table.number()) {
                all.add(new Waiting(
                        WaitingKind.DISPUTE,
                        number,
                        dispute.matter().round(),
                        dispute.matter().terminal(),
                        dispute.matter().text(),
                        false));
            }
        });
        all.addAll(ofDevice(table));
        all.addAll(ofRound(table));
        all.addAll(payments(state, table));
        return all;
    }

    /** Whoever has asked for the money where the dealer pays it; one table is enough to pay it at. */
    private static List<Waiting> payments(FloorState state, Table table) {
        List<Waiting> all = new ArrayList<>();
        for (Terminal terminal : state.terminals()) {
            Optional<Paying> asked = terminal.till().paying().filter(paying -> paying.paper() == Paper.PAID_AT_TABLE);
            if (asked.isPresent() && terminal.spec().tables().getFirst() == table.number()) {
                long cents = asked.get().cents();
                all.add(new Waiting(WaitingKind.PAYMENT_AT_TABLE, 0, 0, terminal.number(), "", cents, false));
            }
        }
        return all;
    }

    private static Waiting of(FaultCase open) {
        return switch (open.matter()) {
            case FaultCase.Matter.Failed failed ->
                new Waiting(
                        WaitingKind.MALFUNCTION,
                        open.number(),
                        open.round(),
                        failed.terminal(),
                        failed.malfunction().part() + " " + failed.malfunction().symptom(),
                        open.holds());
            case FaultCase.Matter.WrongResult wrong ->
                new Waiting(
                        WaitingKind.WRONG_RESULT,
                        open.number(),
                        open.round(),
                        0,
                        open.remedy().measure().name(),
                        wrong.stopped() || open.holds());
        };
    }

    private static List<Waiting> ofDevice(Table table) {
        return switch (table.device()) {
            case WheelState wheel ->
                wheel.examinationDue()
                        .map(rule -> new Waiting(WaitingKind.BALL_EXAMINATION, 0, 0, 0, rule.toString(), false))
                        .map(List::of)
                        .orElse(List.of());
            case TumblerState tumbler -> tumbler.holds(table.round()) ? List.of(ofTumbler(table, tumbler)) : List.of();
            case ShoeState cards -> cards.findings().stream().map(Waiting::of).toList();
        };
    }

    private static Waiting ofTumbler(Table table, TumblerState tumbler) {
        Optional<String> incident = tumbler.in(table.round()).incident().map(Enum::name);
        return new Waiting(WaitingKind.TUMBLER, 0, table.round().number(), 0, incident.orElse(""), true);
    }

    private static Waiting of(Finding finding) {
        return new Waiting(
                WaitingKind.CARDS, 0, finding.round(), 0, finding.what().name(), finding.holds());
    }

    private static List<Waiting> ofRound(Table table) {
        List<Waiting> all = new ArrayList<>();
        long round = table.round().number();
        table.round()
                .result()
                .filter(result -> result.contradicted() && table.round().phase().running())
                .ifPresent(result -> all.add(new Waiting(
                        WaitingKind.CONTRADICTION, 0, round, 0, result.source().name(), true)));
        for (Cloth.Button button : table.cloth().buttons()) {
            all.add(new Waiting(WaitingKind.CASH_UNCOUNTED, button.number(), round, button.terminal(), "", true));
        }
        return all;
    }

    /** Whether shoe and cards disagree about who has won. */
    static boolean resultDiffers(ShoeState cards) {
        return cards.findings().stream().anyMatch(finding -> finding.what() == Irregularity.RESULT_DIFFERS);
    }
}
