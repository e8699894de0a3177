package org.baize.engine.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.event.PatronEvent;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.Dispute;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.HouseBook;
import org.baize.engine.state.PatronFile;
import org.baize.engine.state.Table;
import org.baize.rules.fault.Measure;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;
import org.baize.rules.law.Role;

/** Everything on the floor that is not decided or still binds somebody: what failed, what people say, and who may not play. */
public record OpenMatters(
        List<OpenCase> cases,
        List<OpenClaim> claims,
        List<OpenDispute> disputes,
        List<KnownBreach> breaches,
        List<OpenCredit> credits,
        List<KnownPatron> patrons) {

    /**
     * Something that went wrong in a round.
     *
     * @param terminal 0 where it is about the table
     * @param about the part and how it failed; empty where a result is said to be wrong
     * @param measure what the text does about it
     * @param by the roles that may order it
     * @param holds nothing of the round is paid before it is decided
     */
    public record OpenCase(
            int table,
            long number,
            long round,
            int terminal,
            String about,
            Measure measure,
            List<Role> by,
            String rule,
            boolean holds) {

        public OpenCase {
            by = List.copyOf(by);
        }
    }

    /** A player's claim that waits. */
    public record OpenClaim(int table, long number, long round, int terminal, String text) {}

    /** A dispute that is not closed. */
    public record OpenDispute(
            int table,
            long number,
            long round,
            int terminal,
            String text,
            long sinceMillis,
            List<Decision> decisions,
            Dispute.Steps steps) {

        public OpenDispute {
            decisions = List.copyOf(decisions);
        }
    }

    /**
     * What somebody decided.
     *
     * @param against it went against the person
     */
    public record Decision(String decision, boolean against, long atMillis, Role by) {}

    /** A breach that can still be sanctioned, and what was imposed for it. */
    public record KnownBreach(
            int table,
            int terminal,
            long number,
            BreachGround ground,
            List<String> persons,
            String note,
            List<Sanction> imposed) {

        public KnownBreach {
            persons = List.copyOf(persons);
            imposed = List.copyOf(imposed);
        }
    }

    /**
     * Credit that is kept back until somebody decides.
     *
     * @param terminal where it was to be credited, or was
     * @param owedCents asked back and not there any more
     */
    public record OpenCredit(
            long number, int terminal, long askedCents, long heldCents, long owedCents, String reason) {

        private static OpenCredit of(CreditHold hold) {
            return new OpenCredit(
                    hold.number(),
                    hold.owner().terminal(),
                    hold.amount().askedCents(),
                    hold.amount().heldCents(),
                    hold.amount().owedCents(),
                    hold.kept().reason());
        }
    }

    /** A person of whom the house knows that something binds that person. */
    public record KnownPatron(String patron, List<Exclusion> exclusions, boolean keptToOne) {

        public KnownPatron {
            exclusions = List.copyOf(exclusions);
        }
    }

    /**
     * What a person may not play.
     *
     * @param game every game where it is empty
     */
    public record Exclusion(FloorReason reason, Optional<GameKind> game, String rule) {}

    public OpenMatters {
        cases = List.copyOf(cases);
        claims = List.copyOf(claims);
        disputes = List.copyOf(disputes);
        breaches = List.copyOf(breaches);
        credits = List.copyOf(credits);
        patrons = List.copyOf(patrons);
    }

    public static OpenMatters of(FloorState state) {
        HouseBook house = state.house();
        return new OpenMatters(
                state.tables().stream().flatMap(OpenMatters::cases).toList(),
                state.tables().stream().flatMap(OpenMatters::claims).toList(),
                house.disputes().entrySet().stream().map(OpenMatters::dispute).toList(),
                house.breaches().values().stream()
                        .map(breach -> breach(house, breach))
                        .toList(),
                state.creditHolds().all().stream()
                        .filter(CreditHold::open)
                        .map(OpenCredit::of)
                        .toList(),
                house.patrons().entrySet().stream().map(OpenMatters::patron).toList());
    }

    private static Stream<OpenCase> cases(Table table) {
        return table.faults().cases().stream().map(open -> {
            Optional<FaultCase.Matter.Failed> failed =
                    open.matter() instanceof FaultCase.Matter.Failed part ? Optional.of(part) : Optional.empty();
            return new OpenCase(
                    table.number(),
                    open.number(),
                    open.round(),
                    failed.map(FaultCase.Matter.Failed::terminal).orElse(0),
                    failed.map(FaultCase.Matter.Failed::malfunction)
                            .map(what -> what.part() + " " + what.symptom())
                            .orElse(""),
                    open.remedy().measure(),
                    open.remedy().by(),
                    open.remedy().rule().toString(),
                    open.holds());
        });
    }

    private static Stream<OpenClaim> claims(Table table) {
        return table.faults().claims().stream()
                .map(claim ->
                        new OpenClaim(table.number(), claim.number(), claim.round(), claim.terminal(), claim.text()));
    }

    private static OpenDispute dispute(Map.Entry<Long, Dispute> open) {
        Dispute dispute = open.getValue();
        return new OpenDispute(
                dispute.table(),
                open.getKey(),
                dispute.matter().round(),
                dispute.matter().terminal(),
                dispute.matter().text(),
                dispute.matter().atMillis(),
                dispute.rulings().stream()
                        .map(ruling -> new Decision(
                                ruling.decision(),
                                ruling.against(),
                                ruling.atMillis(),
                                ruling.by().role()))
                        .toList(),
                dispute.steps());
    }

    private static KnownBreach breach(HouseBook house, PatronEvent.Breach breach) {
        return new KnownBreach(
                breach.seat().table(),
                breach.seat().terminal(),
                breach.number(),
                breach.ground(),
                breach.persons(),
                breach.note(),
                house.sanctioned(breach.number()).stream()
                        .map(PatronEvent.Imposed::sanction)
                        .toList());
    }

    private static KnownPatron patron(Map.Entry<String, PatronFile> known) {
        return new KnownPatron(
                known.getKey(),
                known.getValue().exclusions().stream()
                        .map(bar -> new Exclusion(
                                bar.reason(), bar.game(), bar.rule().toString()))
                        .toList(),
                known.getValue().keptToOne());
    }
}
