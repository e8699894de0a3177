package org.baize.simulator.floor;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.state.Person;
import org.baize.rules.law.Role;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;

/** Builds the floor, and puts right what mishaps and mischief did to staff and tables, so that play goes on. */
final class Office implements Actor {

    private static final LocalDate IN_FORCE = LocalDate.of(2020, 1, 1);

    private static final String VALIDATION_KEY = "00112233445566778899aabbccddeeff".repeat(2);

    private final Stage stage;

    Office(Stage stage) {
        this.stage = stage;
    }

    void build() {
        stage.send(Origin.SYSTEM, new SetupCommand.SetClock(600));
        stage.send(Origin.SYSTEM, new PaymentCommand.SetValidationKey(VALIDATION_KEY));
        Rulebooks.all().forEach(this::bringIntoForce);
        stage.send(Origin.SYSTEM, Staff.enrolment(Staff.ADMINISTRATOR, Role.ADMINISTRATOR));
        posts().forEach(this::man);
        for (int number : stage.tableNumbers()) {
            stage.send(
                    Staff.ADMINISTRATOR,
                    new SetupCommand.InstallTable(number, stage.tableSpecs().get(number - 1)));
        }
        for (int number = 1; number <= stage.terminalSpecs().size(); number++) {
            stage.send(
                    Staff.ADMINISTRATOR,
                    new SetupCommand.InstallTerminal(
                            number, stage.terminalSpecs().get(number - 1)));
        }
        posts().forEach(this::man);
        stage.tableNumbers().forEach(this::open);
    }

    @Override
    public void act() {
        if (stage.chance().oneIn(3)) {
            shiftChange();
        }
        posts().forEach(this::man);
        for (int table : stage.tableNumbers()) {
            Rulebook rulebook = stage.table(table).rulebook();
            if (!stage.state().inForceFrom(rulebook.id()).equals(Optional.of(IN_FORCE))) {
                bringIntoForce(rulebook);
            }
            open(table);
        }
    }

    /** Somebody goes, and somebody forgets a PIN. */
    private void shiftChange() {
        Staff.Post post = stage.chance().pick(posts());
        stage.send(post.person(), new StaffCommand.SignOff(post.table()));
        Staff.Post other = stage.chance().pick(posts());
        for (int tried = 0; tried < Person.FAILURES_ALLOWED && !other.role().equals(Role.ADMINISTRATOR); tried++) {
            stage.send(other.person(), new StaffCommand.SignOn(other.table(), other.role(), "forgotten"));
        }
    }

    private List<Staff.Post> posts() {
        return Staff.posts(stage);
    }

    private void bringIntoForce(Rulebook rulebook) {
        Origin who = stage.state().staff().isEmpty() ? Origin.SYSTEM : Staff.ADMINISTRATOR;
        stage.send(who, new SetupCommand.BringIntoForce(rulebook.id(), IN_FORCE));
    }

    private void open(int table) {
        if (!stage.table(table).open()) {
            ShoePreparation.countFirst(stage, table);
            stage.send(Staff.ADMINISTRATOR, new SetupCommand.OpenTable(table));
        }
    }

    /** Sees to it that somebody is enrolled, unlocked and signed on where this person should be. */
    private void man(Staff.Post post) {
        int number = post.person().number();
        Origin by = post.person().equals(Staff.ADMINISTRATOR) ? Staff.SECOND_ADMINISTRATOR : Staff.ADMINISTRATOR;
        if (stage.state()
                .person(number)
                .filter(person -> person.roles().equals(List.of(post.role())))
                .isEmpty()) {
            stage.send(by, Staff.enrolment(post.person(), post.role()));
        }
        if (stage.state().person(number).filter(Person::locked).isPresent()) {
            stage.send(by, new StaffCommand.UnlockPin(number));
        }
        boolean there = stage.state()
                .person(number)
                .filter(person -> person.role().isPresent() && person.tables().contains(post.table()))
                .isPresent();
        boolean place = post.table() == 0 || stage.state().table(post.table()).isPresent();
        if (!there && place) {
            stage.send(post.person(), new StaffCommand.SignOn(post.table(), post.role(), Staff.pinKey(number)));
        }
    }
}
