package org.baize.engine.records;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.Refusal;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.records.RoundRecord.Deed;
import org.baize.engine.records.RoundRecord.Seat;
import org.baize.engine.records.RoundRecord.Touch;
import org.baize.rules.law.RuleId;

/** A record as lines that a supervisor reads. Times are seconds since the first thing on record of the round. */
public final class RecordText {

    private final RoundRecord record;
    private final long fromMillis;
    private final List<String> lines = new ArrayList<>();

    private RecordText(RoundRecord record) {
        this.record = record;
        this.fromMillis =
                record.deeds().isEmpty() ? 0 : record.deeds().getFirst().atMillis();
    }

    public static String of(RoundRecord record) {
        RecordText text = new RecordText(record);
        text.write();
        return String.join("\n", text.lines) + "\n";
    }

    private void write() {
        lines.add("table " + record.table() + ", round " + record.round() + ", " + record.rulebookId());
        record.present().forEach(who -> lines.add("  signed on: " + name(who)));
        record.deeds().forEach(this::write);
        record.seats().forEach(this::write);
    }

    private void write(Deed deed) {
        lines.add("  " + time(deed.atMillis()) + " " + sentence(deed.event()));
    }

    private static String sentence(Event event) {
        if (event instanceof RoundEvent step) {
            return sentence(step);
        }
        return event instanceof FaultEvent fault ? sentence(fault) : event.toString();
    }

    private static String sentence(RoundEvent event) {
        return switch (event) {
            case RoundEvent.BettingOpened _ -> "betting opened";
            case RoundEvent.BettingReopened _ -> "betting opened again";
            case RoundEvent.BettingClosed closed -> "betting closed: " + closed.by();
            case RoundEvent.DealingBegan _ -> "dealing began";
            case RoundEvent.DealingCalledOff off -> "dealing called off" + by(off.rule());
            case RoundEvent.ResultTaken taken -> "result " + taken.outcome() + ", " + taken.source();
            case RoundEvent.RoundHeld held -> "held: " + held.reason() + by(held.rule());
            case RoundEvent.RoundReleased released ->
                "released: " + released.reason() + by(released.rule()) + ", " + name(released.by());
            case RoundEvent.PairsSettled settled -> "pairs settled" + by(settled.rule());
            case RoundEvent.RoundSettled settled -> "settled" + by(settled.rule());
            case RoundEvent.RoundVoided voided ->
                "void: " + voided.reason() + by(voided.rule()) + ", " + name(voided.by());
        };
    }

    private static String sentence(FaultEvent event) {
        return switch (event) {
            case FaultEvent.CaseOpened opened ->
                "case " + opened.opened().number() + " opened: " + opened.reason() + ", " + name(opened.by());
            case FaultEvent.CaseClosed closed -> "case " + closed.number() + " decided" + words(closed.cause());
            case FaultEvent.ErrorShown shown -> "terminal " + shown.terminal() + " shows " + shown.code();
            case FaultEvent.ClaimLodged lodged ->
                "claim " + lodged.claim().number() + ": " + lodged.claim().text() + ", " + name(lodged.by());
            case FaultEvent.ClaimDecided decided -> "claim " + decided.number() + " decided" + words(decided.cause());
            case FaultEvent.WagersVoided voided ->
                "wagers of terminal " + voided.terminal() + " void" + words(voided.cause());
            case FaultEvent.StakesForfeited kept ->
                "stakes of terminal " + kept.terminal() + " kept" + words(kept.cause());
            case FaultEvent.WagerRelaxed relaxed ->
                "wager of terminal " + relaxed.terminal() + " changed late" + words(relaxed.cause());
            case FaultEvent.ResultCorrected corrected -> "result put right" + words(corrected.cause());
            case FaultEvent.PairsReversed reversed -> "pairs reversed" + words(reversed.cause());
            case FaultEvent.RoundCorrected corrected -> "corrected" + words(corrected.cause());
        };
    }

    private void write(Seat seat) {
        lines.add("terminal " + seat.terminal() + ", account " + seat.account());
        seat.touches().forEach(this::write);
        seat.stood()
                .forEach(stake ->
                        lines.add("  stood at the close: " + stake.bet() + " " + TouchText.money(stake.cents())));
        seat.returned()
                .forEach(back -> lines.add("  went back: " + back.bet() + " " + TouchText.money(back.cents()) + ": "
                        + back.why() + by(back.rule())));
        seat.settled()
                .forEach(wager -> lines.add("  settled on " + wager.outcome() + ": " + wager.bet() + " "
                        + TouchText.money(wager.stakeCents()) + " returns " + TouchText.money(wager.creditCents())
                        + by(wager.rule())));
        seat.unexplained()
                .forEach(stake -> lines.add("  not on record: " + stake.bet() + " " + TouchText.money(stake.cents())));
    }

    private void write(Touch touch) {
        String told = switch (touch.answer()) {
            case Answer.Accepted _ -> "taken";
            case Answer.Refused refused -> "refused: " + words(refused.refusal());
        };
        lines.add("  " + time(touch.atMillis()) + " " + touch.words() + ": " + told);
    }

    private static String words(Refusal refusal) {
        return refusal.reason().sentence() + refusal.rule().map(RecordText::by).orElse("");
    }

    private static String words(Cause cause) {
        return ": " + cause.reason() + by(cause.rule()) + ", " + name(cause.by());
    }

    private static String by(RuleId rule) {
        return " (" + rule + ")";
    }

    private static String name(Signature signature) {
        String first = signature.who().kind() + " " + signature.who().number() + " as " + signature.role();
        return signature
                .second()
                .map(second -> first + " with PERSON " + second.person() + " as " + second.role())
                .orElse(first);
    }

    private String time(long atMillis) {
        long since = atMillis - fromMillis;
        return "+" + since / 1000 + "." + TouchText.pad(since % 1000, 3);
    }
}
