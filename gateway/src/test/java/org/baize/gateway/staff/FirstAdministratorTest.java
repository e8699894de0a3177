package org.baize.gateway.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Person;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.FloorReader;
import org.baize.gateway.floor.FloorWatcher;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Stores;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.web.ProblemException;
import org.baize.protocol.message.ToFloor;
import org.baize.rules.law.Role;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A floor without staff gets its first administrator by the code of the first start, and by nothing else. */
@Timeout(60)
class FirstAdministratorTest {

    private static final String PASSWORD = "chosen at the start";
    private static final String PIN = "161803";

    private final Heard link = new Heard();
    private final Identity identity = new Stores().open();
    private final SignIn signIn = new SignIn(identity, new Floor(new Lines(link), new FloorReader(link)));

    /** A floor, and all that was said to it. */
    private static final class Heard implements FloorLink {

        private final FloorInMemory floor = new FloorInMemory();
        private final List<String> said = new ArrayList<>();

        @Override
        public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
            said.add(ask.toString());
            return floor.ask(ask);
        }

        @Override
        public CompletableFuture<Long> lastSequence(Origin origin) {
            return floor.lastSequence(origin);
        }

        @Override
        public Watching follow(FloorWatcher watcher) {
            return floor.follow(watcher);
        }
    }

    @AfterEach
    void close() {
        identity.close();
    }

    private SignIn.First first(String code) {
        return new SignIn.First(code, 1, "Grace", PASSWORD, PIN);
    }

    @Test
    void theCodeMakesOneAdministrator() {
        String code = identity.firstAdministratorCode();

        signIn.foundAdministrator(first(code), "desk");

        assertThat(link.floor.read(state -> state.person(1)).map(Person::roles)).contains(List.of(Role.ADMINISTRATOR));
        assertThat(signIn.open("Grace", PASSWORD, "here").person()).isEqualTo(1);
        assertThat(link.floor.<Boolean>read(state -> state.papers().keyed()))
                .as("tickets can be numbered")
                .isTrue();
        assertThatThrownBy(() -> signIn.foundAdministrator(first(code), "desk"))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("CODE_NOT_GOOD");
    }

    @Test
    void withoutTheCodeThereIsNoWayIn() {
        assertThatThrownBy(() -> signIn.foundAdministrator(first("GUESSED"), "desk"))
                .isInstanceOf(ProblemException.class);
        assertThatThrownBy(() -> signIn.open("admin", "admin", "here")).isInstanceOf(ProblemException.class);
        assertThat(identity.credentials().hasAny()).isFalse();
    }

    @Test
    void whereTheDatabaseWasLostThePinOfAnAdministratorIsAskedFor() {
        signIn.foundAdministrator(first(identity.firstAdministratorCode()), "desk");
        identity.credentials().remove(1);
        String code = identity.firstAdministratorCode();

        assertThatThrownBy(() -> signIn.foundAdministrator(
                        new SignIn.First(code, 1, "Mallory", "another password", "000000"), "desk"))
                .hasMessageContaining("PIN_WRONG");
        signIn.foundAdministrator(new SignIn.First(code, 1, "Grace", "another password", PIN), "desk");

        assertThat(signIn.open("1", "another password", "here").person()).isEqualTo(1);
    }

    @Test
    void neitherPasswordNorPinNorCodeReachesTheLog() {
        String code = identity.firstAdministratorCode();
        signIn.foundAdministrator(first(code), "desk");

        assertThat(link.said)
                .isNotEmpty()
                .noneMatch(said -> said.contains(PASSWORD) || said.contains(PIN) || said.contains(code));
    }
}
