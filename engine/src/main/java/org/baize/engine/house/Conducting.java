package org.baize.engine.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.PatronEvent;
import org.baize.engine.event.PatronEvent.Breach;
import org.baize.engine.event.PatronEvent.Imposed;
import org.baize.engine.event.PatronEvent.Seat;
import org.baize.engine.state.Bar;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Presence;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.house.Act;
import org.baize.rules.house.BreachReport;
import org.baize.rules.house.HouseRules;
import org.baize.rules.house.SanctionEffect;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/** Breaches go on record first; a sanction answers one of them, by the role and on the grounds of the text. */
final class Conducting {

    private final FloorState state;

    Conducting(FloorState state) {
        this.state = state;
    }

    Answer record(Table table, Terminal terminal, PatronCommand.Report report, Moment moment) {
        HouseRules house = table.rulebook().house().conduct();
        Verdict authorised = moment.mayDo(house.authority(), Act.RECORD_BREACH);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Verdict complete = house.conduct()
                .mayRecord(new BreachReport(
                        report.ground(),
                        (int) report.persons().stream().distinct().count(),
                        report.onDuty(),
                        report.jackpot().isPresent(),
                        terminal.presence().direction() == Presence.Direction.REFUSED));
        return complete instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new PatronEvent.BreachRecorded(
                        table.number(),
                        terminal.number(),
                        new Breach(
                                state.house().nextBreach(),
                                report.ground(),
                                new Seat(
                                        table.number(),
                                        terminal.number(),
                                        terminal.status().accountNumber()),
                                report.persons(),
                                report.note()),
                        complete.rule(),
                        moment.signature()));
    }

    Answer impose(Table table, Terminal terminal, PatronCommand.ImposeSanction command, Moment moment) {
        Breach breach = state.house().breaches().get(command.breach());
        if (breach == null || breach.seat().table() != table.number()) {
            return Answer.refuse(FloorReason.NO_SUCH_BREACH);
        }
        if (!concerns(breach, terminal)) {
            return Answer.refuse(FloorReason.ANOTHER_PLAYERS_BREACH);
        }
        if (state.house().sanctioned(breach.number()).stream().anyMatch(done -> same(done, command, terminal))) {
            return Answer.refuse(FloorReason.DECIDED_ALREADY);
        }
        HouseRules house = table.rulebook().house().conduct();
        Verdict lawful = house.maySanction(
                moment.role(),
                command.sanction(),
                breach.ground(),
                !command.reason().isBlank());
        if (lawful instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Ruled<SanctionEffect> effect =
                house.conduct().effect(command.sanction()).orElseThrow();
        boolean voids = effect.value() == SanctionEffect.RETURN_OWN_STAKES;
        if (voids && !table.round().phase().running()) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        List<Event> events = new ArrayList<>();
        events.add(new PatronEvent.SanctionImposed(
                table.number(),
                terminal.number(),
                new Imposed(
                        breach.number(),
                        command.sanction(),
                        effect.value(),
                        table.play().game().kind(),
                        terminal.status().accountNumber(),
                        concerned(breach, terminal),
                        command.reason()),
                effect.rule(),
                moment.signature()));
        if (voids) {
            events.add(stakesBack(table, terminal, new Cause(effect.rule(), command.reason(), moment.signature())));
        }
        return Answer.of(events);
    }

    /** Whether it is the same player: the account of the breach, somebody named in it, or nobody who could be hit. */
    private static boolean concerns(Breach breach, Terminal terminal) {
        Optional<String> patron = terminal.presence().patron();
        long account = terminal.status().accountNumber();
        boolean nobody = account == Bar.ANY_ACCOUNT && patron.isEmpty();
        boolean sameAccount =
                account != Bar.ANY_ACCOUNT && account == breach.seat().account();
        return nobody
                || sameAccount
                || patron.filter(breach.persons()::contains).isPresent();
    }

    /** One breach is answered once in the same way. */
    private static boolean same(Imposed done, PatronCommand.ImposeSanction command, Terminal terminal) {
        return done.sanction() == command.sanction()
                && done.account() == terminal.status().accountNumber();
    }

    /** The people named in the breach, and whoever is known to sit there. */
    private static List<String> concerned(Breach breach, Terminal terminal) {
        return Stream.concat(breach.persons().stream(), terminal.presence().patron().stream())
                .distinct()
                .toList();
    }

    /** All that the terminal has on this round, whether it can still change or not; everybody else plays on. */
    private static Event stakesBack(Table table, Terminal terminal, Cause cause) {
        Layout layout = table.layout();
        int seat = layout.seatOf(terminal.number());
        List<FaultEvent.Stake> stakes = new ArrayList<>();
        for (int bet = 0; seat >= 0 && bet < layout.bets(); bet++) {
            long cents = layout.pendingCents(seat, bet) + layout.lockedCents(seat, bet);
            if (cents > 0) {
                stakes.add(new FaultEvent.Stake(bet, cents));
            }
        }
        return new FaultEvent.WagersVoided(
                table.number(), table.round().number(), terminal.number(), stakes, true, cause);
    }
}
