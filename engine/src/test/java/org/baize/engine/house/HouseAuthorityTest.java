package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.TABLE;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.Signature;
import org.baize.engine.state.Table;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.Act;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.Breach;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.testkit.Clause;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every act of the house, by every role, under every text: permitted exactly as the text says, and signed. */
class HouseAuthorityTest {

    private static final Origin SOMEBODY = Origin.person(50);

    static List<Rulebook> texts() {
        return Rulebooks.all();
    }

    private static List<Role> people() {
        return Arrays.stream(Role.values())
                .filter(role -> role != Role.PLAYER_TERMINAL && role != Role.DEVICE && role != Role.MONITORING_SYSTEM)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("texts")
    @Clause({
        "act-multi-terminal-2019:A.1/Casino Supervisor",
        "act-multi-terminal-2019:A.1/Casino Operator",
        "nsw-rapid-2016:1.1/casino supervisor",
        "nsw-rapid-2016:1.1/inspector",
        "nsw-rapid-2016:12.3",
        "nsw-sic-bo-2016:1.1/electronic-gaming-supervisor",
        "nsw-sic-bo-2016:1.1/assistant-gaming-manager",
        "nsw-sic-bo-2016:1.1/inspector"
    })
    void letsEachRoleDoExactlyWhatTheTextSays(Rulebook text) {
        for (Role role : people()) {
            TestFloor floor = floor(text);
            Origin who = signedOn(floor, role);
            for (Map.Entry<Act, Command> order : orders(floor.table(TABLE)).entrySet()) {
                check(floor, who, role, order.getKey(), order.getValue());
            }
        }
    }

    private static void check(TestFloor floor, Origin who, Role role, Act act, Command command) {
        Verdict lawful =
                floor.table(TABLE).rulebook().house().conduct().authority().mayDo(act, role);
        Answer answer = floor.send(who, command).answer();
        String what =
                role + " and " + act + " under " + floor.table(TABLE).rulebook().id();
        switch (lawful) {
            case Verdict.Refused refused ->
                assertThat(answer).as(what).isEqualTo(new Answer.Refused(Refusal.of(refused.reason(), refused.rule())));
            case Verdict.Permitted _ -> {
                switch (answer) {
                    case Answer.Refused other ->
                        assertThat(other.refusal().reason()).as(what).isNotInstanceOf(AuthorityReason.class);
                    case Answer.Accepted accepted ->
                        assertThat(signature(accepted.events().getFirst()))
                                .as(what)
                                .contains(new Signature(who, role, Optional.empty()));
                }
            }
        }
    }

    private static Optional<Signature> signature(Event event) {
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            if (component.getType() == Signature.class) {
                try {
                    return Optional.of((Signature) component.getAccessor().invoke(event));
                } catch (ReflectiveOperationException unreadable) {
                    throw new LinkageError(component.toString(), unreadable);
                }
            }
        }
        return Optional.empty();
    }

    private static Map<Act, Command> orders(Table table) {
        Map<Act, Command> orders = new TreeMap<>();
        orders.put(Act.SUSPEND_TABLE, new HouseCommand.SuspendTable(TABLE, "a reason"));
        orders.put(Act.REOPEN_TABLE, new HouseCommand.ReopenTable(TABLE));
        orders.put(Act.CLOSE_TABLE, new HouseCommand.AnnounceClosing(TABLE));
        orders.put(
                Act.SET_LIMITS,
                new HouseCommand.AnnounceChange(TABLE, otherLimits(table.play().setup())));
        orders.put(Act.SET_PERSONAL_MAXIMUM, new HouseCommand.GrantMaximum(TABLE, 1, new TreeMap<>()));
        orders.put(Act.VACATE_IDLE_SEAT, new HouseCommand.VacateSeat(TABLE, 1));
        orders.put(
                Act.RECORD_BREACH,
                new PatronCommand.RecordBreach(
                        TABLE, 1, new PatronCommand.Report(ground(table), people3(), false, Optional.of("J"), "seen")));
        orders.put(Act.DIRECT_TO_LEAVE, new PatronCommand.DirectToLeave(TABLE, 1, "a reason"));
        orders.put(Act.RESTRICT_TO_ONE_TERMINAL, new PatronCommand.KeepToOneTerminal(TABLE, 1));
        orders.put(Act.READ_RULES, new PatronCommand.AskForRules(TABLE, 1));
        for (Sanction sanction : Sanction.values()) {
            orders.put(sanction.act(), new PatronCommand.ImposeSanction(TABLE, 1, 1, sanction, "a reason"));
        }
        return orders;
    }

    private static List<String> people3() {
        return List.of("P1", "P2", "P3");
    }

    private static BreachGround ground(Table table) {
        return table.rulebook().house().conduct().conduct().breaches().stream()
                .filter(Breach::sanctioned)
                .findFirst()
                .orElseThrow()
                .ground();
    }

    private static TableSetup otherLimits(TableSetup before) {
        String line = before.limits().byLine().keySet().iterator().next();
        return new TableSetup(
                before.game(),
                before.limits().with(line, new LimitChoice.Line(10_00, 1000_00, 10_00)),
                before.dealing(),
                before.floor(),
                before.money());
    }

    private static TestFloor floor(Rulebook text) {
        GameKind kind = text.games().getFirst().kind();
        Apparatus apparatus = switch (kind) {
            case ROULETTE -> Apparatus.LIVE_WHEEL;
            case BACCARAT -> Apparatus.SHOE;
            case SIC_BO -> text.dealing().rounds().apparatus().getFirst().apparatus();
        };
        TestFloor floor = TestFloor.with(text.id(), text.games().getFirst().id(), apparatus);
        Role recorder = text.house().conduct().authority().grants().stream()
                .filter(grant -> grant.act() == Act.RECORD_BREACH)
                .flatMap(grant -> grant.by().stream())
                .filter(role -> role != Role.DEALER)
                .findFirst()
                .orElseThrow();
        Origin host = Origin.person(40);
        floor.enrol(host, recorder);
        floor.signOn(host, Command.NONE, recorder);
        Table table = floor.table(TABLE);
        floor.accept(host, Objects.requireNonNull(orders(table).get(Act.RECORD_BREACH)));
        return floor;
    }

    private static Origin signedOn(TestFloor floor, Role role) {
        if (role == Role.ADMINISTRATOR) {
            return ADMINISTRATOR;
        }
        floor.enrol(SOMEBODY, role);
        int table = role == Role.DEALER ? TABLE : Command.NONE;
        floor.accept(SOMEBODY, new StaffCommand.SignOn(table, role, TestFloor.pinKey(SOMEBODY)));
        return SOMEBODY;
    }
}
