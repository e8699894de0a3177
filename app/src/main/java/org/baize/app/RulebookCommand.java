package org.baize.app;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.game.Payoff;
import org.baize.rules.game.Section;
import org.baize.rules.game.SectionLine;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.OperatorParameter;
import org.baize.rules.setup.OperatorParameters;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows the rulebooks, or one of them whole. */
@Command(
        name = "rulebook",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        description = "Show the rulebooks in force, or all that one of them offers: games, bets, odds, policies and"
                + " what the operator may choose, each with its rule.")
final class RulebookCommand implements Runnable {

    @Mixin
    private Output output = new Output();

    @Parameters(arity = "0..1", paramLabel = "ID", description = "The rulebook; without it, a list of them.")
    private @Nullable String id;

    @Override
    public void run() {
        if (id == null) {
            list();
        } else {
            show(Rulebooks.byId(id));
        }
    }

    private void list() {
        if (output.isJson()) {
            output.jsonDocument(
                    Rulebooks.all().stream().map(RulebookCommand::summary).toList());
            return;
        }
        PrintWriter out = output.text();
        for (Rulebook rulebook : Rulebooks.all()) {
            out.println(rulebook.id() + "  " + rulebook.edition().title() + " ("
                    + rulebook.edition().approval().instrument() + ")");
            out.println("  games: "
                    + String.join(", ", rulebook.games().stream().map(Game::id).toList()));
        }
        out.println("'baize rulebook ID' shows one of them whole.");
        out.flush();
    }

    private static Map<String, Object> summary(Rulebook rulebook) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("edition", Tree.of(rulebook.edition()));
        tree.put("games", rulebook.games().stream().map(Game::id).toList());
        return tree;
    }

    private void show(Rulebook rulebook) {
        if (output.isJson()) {
            output.jsonDocument(tree(rulebook));
        } else {
            print(rulebook, output.text());
        }
    }

    private static Map<String, Object> tree(Rulebook rulebook) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("edition", Tree.of(rulebook.edition()));
        tree.put("games", rulebook.games().stream().map(RulebookCommand::game).toList());
        tree.put("operator", Tree.of(OperatorParameters.of(rulebook)));
        tree.put("policies", policies(rulebook));
        return tree;
    }

    private static void print(Rulebook rulebook, PrintWriter out) {
        out.println("games:");
        rulebook.games().forEach(game -> print(game, out));
        out.println("operator:");
        for (OperatorParameter parameter : OperatorParameters.of(rulebook)) {
            out.println("  " + parameter.name() + ": " + parameter.choice() + " ["
                    + parameter.rule().rule() + "]");
        }
        Map<String, Object> rest = new LinkedHashMap<>();
        rest.put("edition", Tree.of(rulebook.edition()));
        rest.put("policies", policies(rulebook));
        Tree.print(rest, "", out);
        out.flush();
    }

    /** One line a kind of bet; the single positions of a long line are for programs. */
    private static <B extends Bet, O extends Outcome> void print(Game<B, O> game, PrintWriter out) {
        out.println("  " + game.id() + " (" + game.name().text() + ")");
        for (BetLine<B> line : game.lines()) {
            String bets = line.bets().size() == 1
                    ? line.bets().getFirst().text()
                    : line.bets().size() + " bets, " + line.bets().getFirst().text() + " and so on";
            out.println("    " + line.title() + " [" + line.rule().rule() + "]: "
                    + String.join(", ", pays(line.bets().getFirst(), game.payTable())) + "; " + bets);
        }
        for (SectionLine<B> line : game.sections()) {
            out.println("    " + line.title() + " [" + line.rule().rule() + "]: "
                    + String.join(", ", pieces(line.sections().getFirst())) + "; "
                    + line.sections().getFirst().text() + (line.sections().size() == 1 ? "" : " and so on"));
        }
    }

    private static Map<String, Object> policies(Rulebook rulebook) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("wagers", Tree.of(rulebook.wagers()));
        tree.put("dealing", Tree.of(rulebook.dealing()));
        tree.put("house", Tree.of(rulebook.house()));
        return tree;
    }

    private static <B extends Bet, O extends Outcome> Map<String, Object> game(Game<B, O> game) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", game.id());
        tree.put("title", game.name().text());
        tree.put(
                "bets",
                game.lines().stream().map(line -> line(line, game.payTable())).toList());
        tree.put(
                "sections",
                game.sections().stream().map(RulebookCommand::section).toList());
        return tree;
    }

    private static <B extends Bet, O extends Outcome> Map<String, Object> line(
            BetLine<B> line, PayTable<B, O> payTable) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("key", line.key());
        tree.put("title", line.title());
        tree.put("rule", line.rule().rule());
        tree.put("pays", pays(line.bets().getFirst(), payTable));
        tree.put("bets", line.bets().stream().map(Bet::text).toList());
        return tree;
    }

    /** Every way in which a bet can be paid or returned, each once, the best first. */
    private static <B extends Bet, O extends Outcome> List<String> pays(B bet, PayTable<B, O> payTable) {
        return payTable.outcomes().stream()
                .map(outcome -> payTable.payoff(bet, outcome))
                .filter(payoff -> !(payoff instanceof Payoff.Loss))
                .distinct()
                .sorted(Comparator.comparing(Payoff::net).reversed())
                .map(payoff -> way(payoff) + " [" + payoff.rule().rule() + "]")
                .toList();
    }

    private static String way(Payoff payoff) {
        return switch (payoff) {
            case Payoff.Win win
            when win.commissionPercent() > 0 -> win.odds() + " less " + win.commissionPercent() + " %";
            case Payoff.Win win -> win.odds().toString();
            case Payoff.Standoff standoff -> "standoff";
            case Payoff.Loss loss -> "loss";
        };
    }

    private static <B extends Bet> Map<String, Object> section(SectionLine<B> line) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("key", line.key());
        tree.put("title", line.title());
        tree.put("rule", line.rule().rule());
        Map<String, Object> sections = new LinkedHashMap<>();
        line.sections()
                .forEach(section -> sections.put(
                        section.text(),
                        section.pieces().stream()
                                .map(piece ->
                                        piece.chips() + " x " + piece.bet().text())
                                .toList()));
        tree.put("sections", sections);
        return tree;
    }

    private static <B extends Bet> List<String> pieces(Section<B> section) {
        return section.pieces().stream()
                .map(piece -> piece.chips() + " x " + piece.bet().text())
                .toList();
    }
}
