package org.baize.engine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.state.Table;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.setup.MoneyChoice;
import org.baize.rules.setup.OwnLimits;
import org.baize.rules.setup.Problem;
import org.baize.rules.setup.SetupCheck;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.BoxRules;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.PlacementRules;

/** Everything that is wrong with a table or a terminal: what its text says, and what stands there. */
public final class SpecCheck {

    private final Rulebook rulebook;

    public SpecCheck(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** All problems of a table, those of the operator's choices first. */
    public List<Problem> problems(TableSpec spec) {
        List<Problem> problems = new ArrayList<>(new SetupCheck(rulebook).problems(spec.setup()));
        RuleId approval = rulebook.house().conduct().floor().opening().approval();
        if (!plays(spec.apparatus(), spec.setup())) {
            problems.add(new Problem("installation.apparatus", FloorReason.OTHER_APPARATUS, approval));
        }
        if (spec.form() == TableForm.STAFF_ENTERED
                && rulebook.wagers().placement().cloth().isEmpty()) {
            RuleId rule = rulebook.wagers().placement().atTerminals().rule();
            problems.add(new Problem("installation.form", FloorReason.NO_CLOTH_HERE, rule));
        }
        problems.addAll(clothProblems(spec));
        boolean approved = spec.installation().approved().table();
        if (rulebook.house().conduct().floor().opening().mayAssign(approved) instanceof Verdict.Refused refused) {
            problems.add(new Problem("installation.approved", refused.reason(), refused.rule()));
        }
        return List.copyOf(problems);
    }

    /** A cloth has the boxes and the colours that its text knows, and no others. */
    private List<Problem> clothProblems(TableSpec spec) {
        List<Problem> problems = new ArrayList<>();
        RuleId placing = rulebook.wagers().placement().atTerminals().rule();
        Optional<BoxRules> rules = rulebook.wagers().shared().boxes();
        Optional<BoxRules.Layout> boxes = spec.cloth().boxes();
        if (boxes.isPresent() && rules.isEmpty()) {
            problems.add(new Problem("cloth.boxes", FloorReason.NO_BOXES_HERE, placing));
        }
        boolean drawn = boxes.isPresent() ? boxes.get().boxes() > 0 : spec.form() == TableForm.TERMINALS;
        if (rules.isPresent() && !drawn) {
            problems.add(new Problem(
                    "cloth.boxes", FloorReason.BOXES_MISSING, rules.get().box()));
        }
        List<String> colours = spec.cloth().colours();
        boolean marked = rulebook.wagers()
                .placement()
                .cloth()
                .flatMap(PlacementRules.ClothRules::marking)
                .isPresent();
        if (!colours.isEmpty() && !marked) {
            problems.add(new Problem("cloth.colours", FloorReason.NO_COLOURS_HERE, placing));
        }
        return problems;
    }

    /** All problems of a terminal that reaches these tables: of its notes, then of its own limits at each table. */
    public List<Problem> problems(TerminalSpec spec, List<Table> tables) {
        TableSetup first = tables.getFirst().play().setup();
        MoneyChoice money =
                new MoneyChoice(spec.acceptedNotesCents(), first.money().ticketLimitCents());
        TableSetup withNotes = new TableSetup(first.game(), first.limits(), first.dealing(), first.floor(), money);
        List<Problem> problems = new ArrayList<>(new SetupCheck(rulebook).problems(withNotes));
        spec.reach()
                .limits()
                .forEach((number, own) -> tables.stream()
                        .filter(table -> table.number() == number)
                        .findFirst()
                        .ifPresentOrElse(
                                table -> checkLimits(own, table, problems),
                                () -> problems.add(limitProblem(number, FloorReason.NOT_AT_THIS_TABLE))));
        return List.copyOf(problems);
    }

    /** Limits that hold must be shown, and only a terminal has a screen of its own for them. */
    private void checkLimits(OwnLimits own, Table table, List<Problem> problems) {
        if (table.spec().form() != TableForm.TERMINALS) {
            problems.add(limitProblem(table.number(), FloorReason.NO_SCREEN_HERE));
        }
        new SetupCheck(rulebook)
                .problems(table.play().setup(), own)
                .forEach(problem -> problems.add(new Problem(
                        "table " + table.number() + "." + problem.where(), problem.reason(), problem.rule())));
    }

    private Problem limitProblem(int table, FloorReason reason) {
        return new Problem(
                "table " + table + ".limits",
                reason,
                rulebook.wagers().sizes().maximum().excess().rule());
    }

    private boolean plays(Apparatus apparatus, TableSetup setup) {
        boolean known =
                rulebook.dealing().rounds().apparatus().stream().anyMatch(rules -> rules.apparatus() == apparatus);
        GameKind kind = switch (apparatus) {
            case SHOE -> GameKind.BACCARAT;
            case LIVE_WHEEL, AUTOMATED_WHEEL -> GameKind.ROULETTE;
            case DEALER_TUMBLER, AUTOMATED_TUMBLER -> GameKind.SIC_BO;
        };
        return known
                && rulebook.games().stream()
                        .anyMatch(game -> game.id().equals(setup.game().gameId()) && game.kind() == kind);
    }
}
