package org.baize.engine.house;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.PatronEvent;
import org.baize.engine.state.Bar;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.HouseBook;
import org.baize.engine.state.Presence;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.LeaveStep;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.SanctionEffect;
import org.baize.rules.law.RuleId;

/** Keeps who sits where, who is barred, and what is on record about people. */
public final class PatronApplier implements Applier<PatronEvent> {

    private final FloorState state;

    public PatronApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(PatronEvent event) {
        Terminal terminal = state.terminalAt(event.terminal());
        Presence there = terminal.presence();
        switch (event) {
            case PatronEvent.PatronNamed named -> terminal.presence(there.of(named.patron(), exclusions(named)));
            case PatronEvent.KeptToOneTerminal kept -> keepToOne(terminal, kept);
            case PatronEvent.BreachRecorded recorded ->
                state.house(state.house().with(recorded.breach()));
            case PatronEvent.SanctionImposed sanction -> impose(terminal, sanction);
            case PatronEvent.DirectedToLeave directed ->
                terminal.presence(leaving(terminal, directed).directed(Presence.Direction.GIVEN));
            case PatronEvent.RefusalRecorded _ -> terminal.presence(there.directed(Presence.Direction.REFUSED));
            case PatronEvent.BalanceDue _ -> {}
            case PatronEvent.PatronLeft _ -> terminal.presence(there.left());
            case PatronEvent.TerminalRetired retired -> terminal.presence(there.barred(retired(retired)));
            case PatronEvent.TerminalRestored _ -> terminal.presence(there.without(FloorReason.TERMINAL_RETIRED));
            case PatronEvent.AttendantCalled called ->
                terminal.presence(there.calling(OptionalLong.of(called.atMillis())));
            case PatronEvent.CallAnswered _ -> terminal.presence(there.calling(OptionalLong.empty()));
            case PatronEvent.RulesShown _ -> {}
        }
    }

    private List<Bar> exclusions(PatronEvent.PatronNamed named) {
        return named.patron()
                .map(code -> state.house().patron(code).exclusions())
                .orElse(List.of());
    }

    /** The person keeps this terminal; at the others no new wager is taken. */
    private void keepToOne(Terminal terminal, PatronEvent.KeptToOneTerminal kept) {
        HouseBook book = state.house();
        state.house(book.with(kept.patron(), book.patron(kept.patron()).toOneTerminal()));
        Bar elsewhere =
                new Bar(FloorReason.KEPT_TO_ANOTHER_TERMINAL, Bar.ANY_ACCOUNT, Optional.empty(), false, kept.rule());
        state.terminals().stream()
                .filter(other -> other != terminal && sits(kept.patron(), other))
                .forEach(other -> other.presence(other.presence().barred(elsewhere)));
    }

    private void impose(Terminal terminal, PatronEvent.SanctionImposed sanction) {
        PatronEvent.Imposed imposed = sanction.imposed();
        state.house(state.house().with(imposed));
        switch (imposed.effect()) {
            case RETURN_OWN_STAKES, RECORD_ONLY -> {}
            case REFUSE_WAGERS_AND_PAY_OUT, REFUSE_WAGERS_AT_TERMINAL ->
                exclude(terminal, imposed, Optional.empty(), sanction.rule());
            case REFUSE_WAGERS_AT_GAME -> exclude(terminal, imposed, Optional.of(imposed.game()), sanction.rule());
        }
    }

    /** The account at this terminal, and the person wherever the code is known. */
    private void exclude(Terminal terminal, PatronEvent.Imposed imposed, Optional<GameKind> game, RuleId rule) {
        if (imposed.account() != Bar.ANY_ACCOUNT) {
            boolean paysOut = imposed.effect() == SanctionEffect.REFUSE_WAGERS_AND_PAY_OUT;
            terminal.presence(
                    terminal.presence().barred(new Bar(FloorReason.EXCLUDED, imposed.account(), game, paysOut, rule)));
        }
        Bar everywhere = new Bar(FloorReason.EXCLUDED, Bar.ANY_ACCOUNT, Optional.of(imposed.game()), false, rule);
        for (String code : imposed.persons()) {
            HouseBook book = state.house();
            state.house(book.with(code, book.patron(code).excluded(everywhere)));
            state.terminals().stream()
                    .filter(other -> sits(code, other))
                    .forEach(other -> other.presence(other.presence().barred(everywhere)));
        }
    }

    private static Presence leaving(Terminal terminal, PatronEvent.DirectedToLeave directed) {
        return directed.steps().contains(LeaveStep.STOP_NEW_WAGERS)
                        && terminal.status().accountNumber() != Bar.ANY_ACCOUNT
                ? terminal.presence()
                        .barred(new Bar(
                                FloorReason.DIRECTED_TO_LEAVE,
                                terminal.status().accountNumber(),
                                Optional.empty(),
                                directed.steps().contains(LeaveStep.PAY_WHOLE_BALANCE),
                                directed.rule()))
                : terminal.presence();
    }

    private static Bar retired(PatronEvent.TerminalRetired retired) {
        boolean paysOut = retired.steps().contains(LeaveStep.PAY_WHOLE_BALANCE);
        return new Bar(FloorReason.TERMINAL_RETIRED, Bar.ANY_ACCOUNT, Optional.empty(), paysOut, retired.rule());
    }

    private static boolean sits(String code, Terminal terminal) {
        return terminal.presence().patron().filter(code::equals).isPresent();
    }
}
