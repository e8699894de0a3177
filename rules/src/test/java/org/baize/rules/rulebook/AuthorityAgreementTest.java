package org.baize.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.house.Grant;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.OrderRule;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.Approval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may act under a rule is said in the house chapter and asked at the shoe and after a fault: always the same. */
class AuthorityAgreementTest {

    /** The roles that one chapter lets act under one rule. */
    private record Entitled(RuleId rule, List<Role> roles) {}

    static List<Rulebook> texts() {
        return Rulebooks.all();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyChapterGivesEveryRoleTheAnswerOfTheHouse(Rulebook text) {
        List<Entitled> elsewhere = elsewhere(text);

        for (Entitled house : granted(text)) {
            assertThat(elsewhere)
                    .filteredOn(entitled -> entitled.rule().equals(house.rule()))
                    .allSatisfy(entitled -> assertThat(entitled.roles())
                            .as("%s", house.rule())
                            .containsExactlyElementsOf(house.roles()));
        }
    }

    /** So that the comparison is not empty. */
    @Test
    void theRulesThatBothSidesName() {
        assertThat(shared("act-multi-terminal-2019"))
                .contains("8.8(f)", "8.8(m)", "8.8(n)", "8.3(e)(iii)", "8.3(j)", "8.1/No-Bet Coup", "6.2", "6.3");
        assertThat(shared("act-mini-baccarat-2015"))
                .contains("12.5/1", "4.7(a)", "12.2/2", "6.3", "5.2/2", "2.3/1", "2.3/2");
        assertThat(shared("act-american-roulette-2005")).contains("15.3", "15.4", "15.5");
        assertThat(shared("nsw-rapid-2016"))
                .contains("11.8.1.3", "11.8.1.4", "11.8.2", "11.8.11", "11.8.12", "11.8.14", "3.6", "3.7", "3.8.3");
    }

    private static List<String> shared(String id) {
        Rulebook text = Rulebooks.byId(id);
        List<RuleId> asked = elsewhere(text).stream().map(Entitled::rule).toList();
        return granted(text).stream()
                .map(Entitled::rule)
                .filter(asked::contains)
                .map(RuleId::rule)
                .toList();
    }

    /** Where two people sign, the word that counts is the second one's; a report decides nothing. */
    private static List<Entitled> granted(Rulebook text) {
        Authority authority = text.house().conduct().authority();
        return authority.grants().stream()
                .filter(grant -> grant.act() != Act.REPORT_WRONG_RESULT)
                .map(grant -> new Entitled(
                        grant.rule(),
                        Arrays.stream(Role.values())
                                .filter(role -> may(authority, grant, role))
                                .toList()))
                .toList();
    }

    private static boolean may(Authority authority, Grant grant, Role role) {
        return grant.approvedBy().isEmpty()
                ? authority.mayDo(grant.act(), role).permitted()
                : authority.mayDo(grant.act(), grant.by().getFirst(), role).permitted();
    }

    private static List<Entitled> elsewhere(Rulebook text) {
        List<Entitled> found = new ArrayList<>();
        collect(text.dealing(), found);
        collect(text.house().faults(), found);
        return found;
    }

    private static void collect(Object value, List<Entitled> found) {
        switch (value) {
            case Remedy remedy -> {
                found.add(entitled(remedy.approval().rule(), remedy.approval().value()));
                remedy.options()
                        .forEach(option -> found.add(
                                entitled(option.rule(), remedy.approval().value())));
            }
            case OrderRule order -> found.add(entitled(order.rule(), order.by()));
            case org.baize.rules.fault.Remedy remedy
            when !remedy.automatic() -> found.add(entitled(remedy.rule(), new Approval(remedy.by())));
            case Ruled<?>(Approval approval, RuleId rule) -> found.add(entitled(rule, approval));
            case Ruled<?>(List<?> several, RuleId rule)
            when several.size() > 1 && several.getLast() instanceof Approval second ->
                found.add(entitled(rule, second));
            case Optional<?> maybe -> maybe.ifPresent(inner -> collect(inner, found));
            case Collection<?> items -> items.forEach(item -> collect(item, found));
            case Map<?, ?> map -> map.values().forEach(item -> collect(item, found));
            case Record entry -> RulesCited.components(entry).forEach(component -> collect(component, found));
            default -> {}
        }
    }

    private static Entitled entitled(RuleId rule, Approval approval) {
        return new Entitled(
                rule, Arrays.stream(Role.values()).filter(approval::givenBy).toList());
    }
}
