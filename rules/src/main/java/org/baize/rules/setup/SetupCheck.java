package org.baize.rules.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.cash.CreditRule;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.game.Game;
import org.baize.rules.house.Closing;
import org.baize.rules.house.ClosingReason;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.house.TableNeed;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.wager.OfferRules;
import org.baize.rules.wager.OfferRules.PairsRules;
import org.baize.rules.wager.OfferRules.Variant;
import org.baize.rules.wager.SizeRules;

/** Checks a set-up against a rulebook and tells everything that is wrong with it, not only the first thing. */
public final class SetupCheck {

    private final Rulebook rulebook;

    public SetupCheck(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** Everything that is wrong; empty where the table may be set up so. */
    public List<Problem> problems(TableSetup setup) {
        Optional<Game<?, ?>> game = rulebook.games().stream()
                .filter(candidate -> candidate.id().equals(setup.game().gameId()))
                .findFirst();
        List<Problem> problems = new ArrayList<>();
        if (game.isEmpty()) {
            problems.add(new Problem(
                    "game", SetupReason.NO_SUCH_GAME, rulebook.edition().inForce()));
        } else {
            checkOffer(game.get(), setup.game(), problems);
            LimitCheck.of(rulebook.wagers(), game.get(), setup).check(problems);
            DealingCheck.of(rulebook.dealing(), game.get().kind()).check(setup.dealing(), problems);
        }
        checkFloor(setup.floor(), problems);
        checkMoney(setup.money(), problems);
        return List.copyOf(problems);
    }

    /** Everything that is wrong with a terminal's own limits at a table whose set-up is right. */
    public List<Problem> problems(TableSetup table, OwnLimits own) {
        List<Problem> problems = new ArrayList<>();
        Game<?, ?> game = rulebook.game(table.game().gameId());
        LimitCheck.of(rulebook.wagers(), game, own.enteredAt(table)).check(problems);
        SizeRules sizes = rulebook.wagers().sizes();
        own.byLine()
                .forEach((key, line) -> Optional.ofNullable(
                                table.limits().byLine().get(key))
                        .filter(ofTable -> line.sensible() && !OwnLimits.within(line, ofTable))
                        .ifPresent(_ ->
                                problems.add(wider(key, sizes.maximum().excess().rule()))));
        OptionalLong ofTable = table.limits().mostTotalCents();
        if (ofTable.isPresent() && own.mostTotalCents().orElse(0) > ofTable.getAsLong()) {
            problems.add(wider("total", sizes.totals().maximum().orElseThrow().rule()));
        }
        return List.copyOf(problems);
    }

    private static Problem wider(String where, RuleId rule) {
        return new Problem("limits." + where, SetupReason.WIDER_THAN_THE_TABLE, rule);
    }

    private void checkOffer(Game<?, ?> game, GameChoice choice, List<Problem> problems) {
        OfferRules rules = rulebook.wagers().placement().offer();
        if (choice.pairs().offered()) {
            checkPairs(rules, game, choice.pairs(), problems);
        }
        for (String bet : choice.switchedOff()) {
            if (rules.switchedBets().stream().map(Ruled::value).noneMatch(bet::equals)) {
                problems.add(new Problem("game." + bet, SetupReason.BET_ALWAYS_OPEN, rules.onlyListed(game.kind())));
            }
        }
    }

    private static void checkPairs(
            OfferRules rules, Game<?, ?> game, GameChoice.PairsChoice choice, List<Problem> problems) {
        Optional<PairsRules> pairs = rules.pairs().filter(known -> hasAny(game, known.lines()));
        if (pairs.isEmpty()) {
            problems.add(new Problem("pairs", SetupReason.NO_PAIRS_TO_CHOOSE, rules.onlyListed(game.kind())));
            return;
        }
        List<String> keys = pairs.get().variants().stream().map(Variant::key).toList();
        if (choice.variants().size() != 1 || !keys.containsAll(choice.variants())) {
            problems.add(new Problem(
                    "pairs", SetupReason.NOT_ONE_PAIRS_VARIANT, pairs.get().choice()));
        }
        Optional<RuleId> approval = pairs.get().layoutApproval();
        if (approval.isPresent() && !choice.layoutApproved()) {
            problems.add(new Problem("pairs", SetupReason.PAIRS_LAYOUT_NOT_APPROVED, approval.get()));
        }
    }

    private static boolean hasAny(Game<?, ?> game, List<String> lines) {
        return game.lines().stream().anyMatch(line -> lines.contains(line.key()));
    }

    private void checkFloor(FloorChoice floor, List<Problem> problems) {
        if (floor.wageringPeriodSeconds() <= 0) {
            RuleId rule = rulebook.dealing().rounds().period().setBy().rule();
            problems.add(new Problem("floor.wageringPeriod", SetupReason.PERIOD_NOT_POSITIVE, rule));
        }
        if (rulebook.house().conduct().floor().closing() instanceof Closing.NoticePeriod notice
                && floor.closingNoticeMinutes() * 60_000L < notice.noticeMillis()) {
            problems.add(new Problem("floor.closingNotice", ClosingReason.NOTICE_TOO_SHORT, notice.rule()));
        }
        if (floor.terminals() < 1) {
            need(TableNeed.PLAYER_TERMINAL, TableNeed.PLAYER_TERMINAL, problems);
        }
        if (floor.terminals() > floor.approvedTerminals()) {
            need(TableNeed.TERMINALS_WITHIN_APPROVAL, EquipmentReason.NO_MORE_TERMINALS, problems);
        }
    }

    private void need(TableNeed asked, Reason reason, List<Problem> problems) {
        rulebook.house().conduct().floor().opening().table().stream()
                .filter(need -> need.value() == asked)
                .forEach(need -> problems.add(new Problem("floor.terminals", reason, need.rule())));
    }

    private void checkMoney(MoneyChoice money, List<Problem> problems) {
        List<Long> notes = money.acceptedNotesCents();
        Optional<RuleId> taken = rulebook.house().cash().credit().sources().stream()
                .filter(source -> source.source() == CreditSource.NOTES)
                .map(CreditRule::rule)
                .findFirst();
        RuleId rule = taken.orElse(rulebook.house().cash().credit().otherwise());
        if (taken.isEmpty() && !notes.isEmpty()) {
            problems.add(new Problem("money.notes", SetupReason.NO_NOTES_HERE, rule));
        }
        if (notes.stream().anyMatch(note -> note <= 0)
                || notes.stream().distinct().count() != notes.size()) {
            problems.add(new Problem("money.notes", SetupReason.NOT_A_NOTE, rule));
        }
        if (money.ticketLimitCents().filter(limit -> limit <= 0).isPresent()) {
            RuleId paper = rulebook.house().cash().paper().usual().rule();
            problems.add(new Problem("money.ticketLimit", SetupReason.TICKET_LIMIT_NOT_POSITIVE, paper));
        }
    }
}
