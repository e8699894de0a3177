package org.baize.gateway.staff;

import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.baize.engine.command.Origin;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.state.Person;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.PinKeys;
import org.baize.gateway.terminal.House;
import org.baize.rules.law.Role;

/** Staff of the house who can sign in; each test has people of its own, since all share the server. */
@Singleton
final class People {

    static final String PASSWORD = "a long password";
    static final String PIN = "271828";

    private static final int FIRST = 5_000;

    private final House house;
    private final Identity identity;
    private final AtomicInteger enrolled = new AtomicInteger();

    People(House house, Identity identity) {
        this.house = house;
        this.identity = identity;
    }

    /** The number of somebody new in that role. */
    int enrol(Role role) {
        int number = FIRST + enrolled.incrementAndGet();
        PinKeys.Salted salted = identity.pins().salted(PIN);
        house.floor()
                .accept(
                        Origin.person(1),
                        new StaffCommand.Enrol(
                                number,
                                "Person " + number,
                                List.of(role),
                                PinVerifier.of(salted.salt(), salted.key())));
        identity.credentials().set(number, PASSWORD, Optional.of(salted.key()));
        return number;
    }

    /** Somebody new who has signed in and taken up the duty there. */
    Browser onDuty(URI server, Role role, int table) {
        Browser browser = Browser.of(server, Integer.toString(enrol(role)), PASSWORD);
        Browser.Reply reply = browser.post("/api/session/duty", "{\"role\":\"" + role + "\",\"table\":" + table + "}");
        if (reply.status() != 200) {
            throw new AssertionError(reply);
        }
        return browser;
    }

    Person person(int number) {
        return house.floor().read(state -> state.person(number).orElseThrow());
    }
}
