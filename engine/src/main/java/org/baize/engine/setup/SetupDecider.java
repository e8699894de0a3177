package org.baize.engine.setup;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.event.SetupEvent;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.engine.state.Terminal;
import org.baize.rules.house.TableEquipment;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.Instruments;
import org.baize.rules.setup.Problem;
import org.baize.rules.shoe.StationRules;

/** Decides how the floor is built. */
public final class SetupDecider implements Decider<SetupCommand> {

    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_MILLIS = 86_400_000;

    private static final int MOST = 100_000;

    /** Only player terminals are registered; a dealer terminal is whatever the staff command the floor from. */
    private static final boolean DEALER_TERMINAL = true;

    /** This floor is the game system: it is there when it answers. A part that fails is a fault case of its table. */
    private static final boolean GAME_SYSTEM_READY = true;

    private final FloorState state;
    private final Instruments instruments = new Instruments(Rulebooks.all());

    public SetupDecider(FloorState state) {
        this.state = state;
    }

    @Override
    public Answer decide(SetupCommand command, Moment moment) {
        if (!mayBuild(moment)) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        return switch (command) {
            case SetupCommand.SetClock set -> Answer.of(new SetupEvent.ClockSet(set.utcOffsetMinutes()));
            case SetupCommand.BringIntoForce text -> bringIntoForce(text, moment);
            case SetupCommand.InstallTable install -> install(install, moment);
            case SetupCommand.InstallTerminal install -> install(install, moment);
            case SetupCommand.OpenTable open -> open(state.tableAt(open.table()), moment);
        };
    }

    /** The installation itself builds the floor until somebody is there to do it. */
    private boolean mayBuild(Moment moment) {
        return moment.role() == Role.ADMINISTRATOR
                || moment.role() == Role.OPERATOR_AUTHORITY
                || (moment.who().kind() == Origin.Kind.SYSTEM && state.staff().isEmpty());
    }

    private static Answer bringIntoForce(SetupCommand.BringIntoForce text, Moment moment) {
        return rulebook(text.rulebookId()).isEmpty()
                ? Answer.refuse(FloorReason.NO_SUCH_RULEBOOK)
                : Answer.of(new SetupEvent.BroughtIntoForce(text.rulebookId(), text.from(), moment.signature()));
    }

    private Answer install(SetupCommand.InstallTable install, Moment moment) {
        Optional<Rulebook> rulebook = rulebook(install.spec().rulebookId());
        if (rulebook.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_RULEBOOK);
        }
        if (outOfRange(install.number())) {
            return Answer.refuse(FloorReason.NUMBER_OUT_OF_RANGE);
        }
        if (state.table(install.number()).isPresent()) {
            return Answer.refuse(FloorReason.NUMBER_TAKEN);
        }
        boolean mixed = state.tables().stream()
                .anyMatch(
                        other -> other.spec().demonstration() != install.spec().demonstration());
        if (mixed) {
            return Answer.refuse(FloorReason.DEMONSTRATION_AND_MONEY);
        }
        List<Problem> problems = new SpecCheck(rulebook.get()).problems(install.spec());
        if (!problems.isEmpty()) {
            return Answer.refuse(problems);
        }
        return atStation(rulebook.get(), install.spec())
                .map(Answer::refuse)
                .orElseGet(() ->
                        Answer.of(new SetupEvent.TableInstalled(install.number(), install.spec(), moment.signature())));
    }

    /** Why the dealer's station takes no further game; empty where it does, and for a table of its own. */
    private Optional<Verdict.Refused> atStation(Rulebook rulebook, TableSpec spec) {
        int station = spec.installation().station();
        if (spec.apparatus() != Apparatus.SHOE || station == Command.NONE) {
            return Optional.empty();
        }
        long bound = state.tables().stream()
                .filter(other -> other.spec().apparatus() == Apparatus.SHOE)
                .filter(other -> other.spec().installation().station() == station)
                .count();
        StationRules rules = rulebook.dealing().shoe().orElseThrow().table().station();
        return rules.mayBind((int) bound) instanceof Verdict.Refused refused ? Optional.of(refused) : Optional.empty();
    }

    private Answer install(SetupCommand.InstallTerminal install, Moment moment) {
        if (install.spec().tables().isEmpty()
                || install.spec().tables().stream()
                        .anyMatch(table -> state.table(table).isEmpty())) {
            return Answer.refuse(FloorReason.NO_SUCH_TABLE);
        }
        if (outOfRange(install.number())) {
            return Answer.refuse(FloorReason.NUMBER_OUT_OF_RANGE);
        }
        boolean twice = install.spec().tables().stream().distinct().count()
                < install.spec().tables().size();
        if (twice || state.terminal(install.number()) != null) {
            return Answer.refuse(FloorReason.NUMBER_TAKEN);
        }
        List<Table> tables =
                install.spec().tables().stream().map(state::tableAt).toList();
        String rulebook = tables.getFirst().rulebook().id();
        if (tables.stream().anyMatch(table -> !table.rulebook().id().equals(rulebook))) {
            return Answer.refuse(FloorReason.SEVERAL_RULEBOOKS);
        }
        List<Problem> problems = new SpecCheck(tables.getFirst().rulebook()).problems(install.spec(), tables);
        if (!problems.isEmpty()) {
            return Answer.refuse(problems);
        }
        return tables.stream()
                .map(this::mayAttach)
                .filter(Verdict.Refused.class::isInstance)
                .map(Verdict.Refused.class::cast)
                .findFirst()
                .map(Answer::refuse)
                .orElseGet(() -> Answer.of(new SetupEvent.TerminalInstalled(
                        install.number(), install.spec(), rulebook, moment.signature())));
    }

    private Verdict mayAttach(Table table) {
        return table.rulebook()
                .house()
                .conduct()
                .floor()
                .opening()
                .mayAttachTerminal(
                        attached(table).size(), table.play().setup().floor().approvedTerminals());
    }

    private Answer open(Table table, Moment moment) {
        if (table.status().state() != TableStatus.State.CLOSED) {
            return Answer.refuse(FloorReason.TABLE_ALREADY_OPEN);
        }
        LocalDate today = LocalDate.ofEpochDay(
                Math.floorDiv(moment.atMillis() + state.utcOffsetMinutes() * MINUTE_MILLIS, DAY_MILLIS));
        String text = table.rulebook().id();
        Verdict inForce = instruments.mayOpen(text, state.inForceFrom(text), today);
        if (inForce instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        List<Problem> missing = table.rulebook().house().conduct().floor().opening().missing(equipment(table)).stream()
                .map(Verdict.Refused.class::cast)
                .map(refused -> new Problem("equipment", refused.reason(), refused.rule()))
                .toList();
        if (!missing.isEmpty()) {
            return Answer.refuse(missing);
        }
        return table.device() instanceof ShoeState cards
                        && cards.mayOpen(table.rulebook().dealing().shoe().orElseThrow())
                                instanceof Verdict.Refused uncounted
                ? Answer.refuse(uncounted)
                : Answer.of(new SetupEvent.TableOpened(table.number(), moment.signature()));
    }

    private TableEquipment equipment(Table table) {
        List<Terminal> attached = attached(table);
        TableSpec.Approved approved = table.spec().installation().approved();
        return new TableEquipment(
                table.play().game().kind(),
                new TableEquipment.Approvals(approved.table(), approved.system()),
                new TableEquipment.Terminals(
                        attached.size(),
                        table.play().setup().floor().approvedTerminals(),
                        attached.stream().allMatch(terminal -> terminal.spec().stacker()),
                        attached.stream().allMatch(terminal -> terminal.spec().printer()),
                        DEALER_TERMINAL),
                GAME_SYSTEM_READY,
                approved.devices());
    }

    private List<Terminal> attached(Table table) {
        return state.terminals().stream()
                .filter(terminal -> terminal.reaches(table.number()))
                .toList();
    }

    private static Optional<Rulebook> rulebook(String id) {
        return Rulebooks.all().stream()
                .filter(rulebook -> rulebook.id().equals(id))
                .findFirst();
    }

    /** Numbers are places in an array, so they stay small. */
    private static boolean outOfRange(int number) {
        return number < 1 || number > MOST;
    }
}
