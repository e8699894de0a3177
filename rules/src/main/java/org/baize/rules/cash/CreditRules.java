package org.baize.rules.cash;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;

/**
 * Which credit a text lets in.
 *
 * @param sources the closed list
 * @param wagerBlocks the rule that stops cash, and holds transfers, while a wager is alive
 * @param otherwise the rule that closes the list
 */
public record CreditRules(List<CreditRule> sources, Optional<RuleId> wagerBlocks, RuleId otherwise) {

    public CreditRules {
        sources = List.copyOf(sources);
    }

    /** What becomes of the offer at that terminal. */
    public CreditAnswer decide(CreditOffer offer, TerminalMoney terminal) {
        Optional<CreditRule> known = sources.stream()
                .filter(candidate -> candidate.source() == offer.source())
                .findFirst();
        if (known.isEmpty()) {
            return new CreditAnswer.Refused(CreditReason.SOURCE_UNKNOWN, otherwise);
        }
        CreditRule source = known.get();
        if (offer.seenBefore()) {
            return new CreditAnswer.Repeated(source.rule());
        }
        if (terminal.account() == AccountState.CASH_OUT_PENDING
                && source.source().broughtIn()) {
            return new CreditAnswer.Refused(CreditReason.CASH_OUT_UNDER_WAY, source.rule());
        }
        if (terminal.account() == AccountState.NONE && !source.opensAccount()) {
            return new CreditAnswer.Refused(CreditReason.NO_ACCOUNT, source.rule());
        }
        return switch (offer) {
            case CreditOffer.Note note -> note(note, source, terminal);
            case CreditOffer.Ticket ticket -> ticket(ticket, source, terminal);
            case CreditOffer.Entry entry -> entry(entry, source, terminal);
        };
    }

    private CreditAnswer note(CreditOffer.Note note, CreditRule source, TerminalMoney terminal) {
        if (wagerBlocks.isPresent() && terminal.wagerAlive()) {
            return new CreditAnswer.Refused(CreditReason.WAGER_ALIVE, wagerBlocks.get());
        }
        if (terminal.acceptor() != NoteAcceptor.READY) {
            return new CreditAnswer.Refused(CreditReason.ACCEPTOR_NOT_READY, source.rule());
        }
        return note.australian() && terminal.acceptedNotesCents().contains(note.amountCents())
                ? credited(note, source, terminal)
                : new CreditAnswer.Refused(CreditReason.NOTE_NOT_ACCEPTED, source.rule());
    }

    private static CreditAnswer ticket(CreditOffer.Ticket ticket, CreditRule source, TerminalMoney terminal) {
        if (terminal.acceptor() != NoteAcceptor.READY) {
            return new CreditAnswer.Refused(CreditReason.ACCEPTOR_NOT_READY, source.rule());
        }
        return ticket.state() == PaperState.OUTSTANDING
                ? credited(ticket, source, terminal)
                : new CreditAnswer.Refused(CreditReason.TICKET_NOT_PAYABLE, source.rule());
    }

    private CreditAnswer entry(CreditOffer.Entry entry, CreditRule source, TerminalMoney terminal) {
        // A transfer is no cash, so the rule does not name it; it waits for the same reason.
        boolean held = entry.source() == CreditSource.TRANSFER && terminal.wagerAlive();
        return wagerBlocks
                .filter(rule -> held)
                .<CreditAnswer>map(CreditAnswer.Held::new)
                .orElseGet(() -> credited(entry, source, terminal));
    }

    private static CreditAnswer credited(CreditOffer offer, CreditRule source, TerminalMoney terminal) {
        boolean opens = terminal.account() == AccountState.NONE;
        return new CreditAnswer.Credited(offer.source(), offer.amountCents(), opens, source.rule());
    }
}
