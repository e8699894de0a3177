package org.baize.engine.cards;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.NoBets;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.ExtraRounds;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.NoBetRules;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.ShoeRules;

/** Coups on which nobody may wager: forced, wished for by all patrons, or ordered by the house. */
final class WithoutWagers {

    private final FloorState state;

    WithoutWagers(FloorState state) {
        this.state = state;
    }

    Answer ask(Table table, int terminal) {
        NoBetRules rules = ShoeRulesOf.table(table).table().noBet();
        if (!patrons(table).contains(terminal)) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        return rules.onRequest().isEmpty()
                ? Answer.refuse(ShoeRefusal.ORDER_NOT_KNOWN, rules.name().rule())
                : Answer.of(new CardEvent.NoBetAsked(table.number(), terminal));
    }

    Answer answer(Table table, CardCommand.AnswerNoBet answer) {
        NoBetRules rules = ShoeRulesOf.table(table).table().noBet();
        if (!patrons(table).contains(answer.terminal())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        return ShoeState.of(table).noBets().asked().isEmpty()
                ? Answer.refuse(ShoeRefusal.NOBODY_ASKED, rules.name().rule())
                : Answer.of(new CardEvent.NoBetAnswered(table.number(), answer.terminal(), answer.agrees()));
    }

    /** Terminals at this table whose patron has chips. */
    private List<Integer> patrons(Table table) {
        return state.terminals().stream()
                .filter(terminal -> terminal.reaches(table.number()))
                .filter(terminal -> terminal.status().account() == AccountState.ACTIVE)
                .map(Terminal::number)
                .toList();
    }

    Answer deal(Table table, NoBetCause cause, Moment moment) {
        if (!table.open()) {
            return Answer.refuse(FloorReason.TABLE_NOT_OPEN);
        }
        Verdict may = mayDeal(table, cause, moment);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Optional<Answer> waits = waits(table);
        if (waits.isPresent()) {
            return waits.get();
        }
        long round = table.round().number() + 1;
        return Answer.of(List.of(
                new CardEvent.NoBetDirected(
                        table.number(),
                        round,
                        cause,
                        ShoeState.of(table).noBets().agreed(),
                        may.rule(),
                        moment.signature()),
                new RoundEvent.DealingBegan(table.number(), round, RoundKind.NO_BET)));
    }

    private Verdict mayDeal(Table table, NoBetCause cause, Moment moment) {
        NoBetRules rules = ShoeRulesOf.table(table).table().noBet();
        return switch (cause) {
            case FORCED -> forced(table, rules, moment);
            case REQUESTED -> requested(table, rules, moment);
            case EXTRA ->
                ShoeState.of(table).noBets().extra()
                        ? Verdict.permit(rules.name().rule())
                        : Verdict.refuse(
                                ShoeRefusal.ORDER_NOT_KNOWN, rules.name().rule());
        };
    }

    private static Verdict forced(Table table, NoBetRules rules, Moment moment) {
        Verdict authorised = Authorised.verdict(moment, rules::mayDealForced);
        boolean due = ShoeState.of(table)
                .shoe()
                .filter(shoe -> shoe.nextCoup() == CoupKind.NO_BET)
                .isPresent();
        return authorised.permitted() && !due
                ? Verdict.refuse(ShoeRefusal.ORDER_NOT_KNOWN, rules.name().rule())
                : authorised;
    }

    private Verdict requested(Table table, NoBetRules rules, Moment moment) {
        NoBets wishes = ShoeState.of(table).noBets();
        List<Integer> patrons = patrons(table);
        int agreed = (int) patrons.stream().filter(wishes.agreed()::contains).count();
        NoBetRules.Poll poll = new NoBetRules.Poll(!wishes.asked().isEmpty(), patrons.size(), agreed);
        return Authorised.verdict(moment, role -> rules.mayOrder(poll, wishes.inARow(), role));
    }

    /** What must be done before any coup begins. */
    private static Optional<Answer> waits(Table table) {
        ShoeState cards = ShoeState.of(table);
        ShoeRules rules = ShoeRulesOf.table(table);
        RuleId end = table.apparatusRules().opening().end().rule();
        if (table.round().phase().running()) {
            return Optional.of(Answer.refuse(RoundReason.ROUND_UNRESOLVED, end));
        }
        if (cards.cardsOnTable()) {
            return Optional.of(Answer.refuse(RoundReason.CARDS_NOT_DISCARDED, end));
        }
        if (cards.undecided()) {
            return Optional.of(
                    Answer.refuse(RoundReason.NOT_READY, rules.table().coup()));
        }
        return cards.mayBegin(rules) instanceof Verdict.Refused refused
                ? Optional.of(Answer.refuse(refused))
                : Optional.empty();
    }

    Answer direct(Table table, boolean on, Moment moment) {
        Optional<ExtraRounds> extra = table.rulebook().dealing().rounds().extraRounds();
        if (extra.isEmpty()) {
            return Answer.refuse(
                    ShoeRefusal.ORDER_NOT_KNOWN,
                    ShoeRulesOf.table(table).table().noBet().name().rule());
        }
        Verdict may = Authorised.verdict(
                moment,
                role -> extra.get().mayStart(role, point(table), table.round().phase()));
        return may instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new CardEvent.ExtraRoundsDirected(
                        table.number(), on, may.rule(), Optional.of(moment.signature())));
    }

    private static ExtraRounds.Point point(Table table) {
        Optional<Shoe> shoe = ShoeState.of(table).shoe();
        if (shoe.isEmpty()) {
            return ExtraRounds.Point.NO_SHOE;
        }
        return shoe.get().progress().coupsEnded() == 0 ? ExtraRounds.Point.NEW_SHOE : ExtraRounds.Point.DURING_SHOE;
    }
}
