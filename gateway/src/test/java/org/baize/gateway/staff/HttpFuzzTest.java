package org.baize.gateway.staff;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.meters.Audit;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.identity.Sessions.Session;
import org.baize.gateway.identity.Stores;
import org.baize.gateway.terminal.House;
import org.baize.gateway.terminal.Troubles;
import org.baize.protocol.message.ToFloor;
import org.baize.rules.law.Role;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Ten thousand requests most of which are wrong in some way, at everything that the server says it can be asked, from strangers,
 * forgers, machines, and staff with and without a duty: nothing gets in but what its sender may ask, nothing breaks, and whoever
 * works beside it gets the right answers.
 */
@QuarkusTest
@Timeout(300)
class HttpFuzzTest {

    private static final int REQUESTS = 10_000;
    private static final int ATTACKERS = 12;
    private static final long SEED = 20_261_117;

    /** A request may be wrong so that it never ends; the server waits for the rest, and we do not. */
    private static final int PATIENCE_MILLIS = 1_000;

    /** Failures and requests count against the address they come from: these are nobody else's in these tests. */
    private static final String FROM = "127.0.77.";

    private static final int ADDRESSES = 100;

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @Inject
    House house;

    @Inject
    Identity identity;

    @Inject
    People people;

    private final AtomicInteger sent = new AtomicInteger();
    private final AtomicInteger transfers = new AtomicInteger();
    private final Map<Integer, Integer> answers = new ConcurrentHashMap<>();
    private final Queue<String> failed = new ConcurrentLinkedQueue<>();
    private final Queue<String> gotIn = new ConcurrentLinkedQueue<>();

    @AfterEach
    void letOthersIn() {
        Stores.forgetFailures("web");
    }

    @Test
    void nothingGetsInNothingBreaksAndHonestStaffAreServed() throws Exception {
        House.Wheel table = house.table(House.MULTI);
        int dealer = people.enrol(Role.DEALER);
        int idler = people.enrol(Role.GAMES_SUPERVISOR);
        sitDown(dealer, table.number());
        int colleague = people.enrol(Role.DEALER);
        Browser honest = Browser.of(server, Integer.toString(colleague), People.PASSWORD);
        house.floor().listen((ask, answer) -> hear(ask, answer, dealer, table.number(), colleague));

        try (Troubles troubles = Troubles.watch()) {
            attackWhile(attackers(dealer, idler, table), () -> work(honest, colleague, table.number()));
            assertThat(troubles.seen()).isEmpty();
        }

        assertThat(failed).isEmpty();
        assertThat(gotIn).isEmpty();
        assertThat(sent.get()).isGreaterThanOrEqualTo(REQUESTS);
        assertThat(transfers.get()).as("transfers that got as far as the floor").isPositive();
        assertThat(answers.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThan(REQUESTS * 9 / 10);
        assertThat(answers).containsKeys(200, 400, 401, 403, 404, 405, 409, 413, 415);
        assertThat(house.floor().read(Audit::findings)).isEmpty();
        Troubles.requireHealth(server);
    }

    private void sitDown(int dealer, int table) {
        Browser browser = Browser.of(server, Integer.toString(dealer), People.PASSWORD);
        assertThat(browser.post("/api/session/duty", "{\"role\":\"DEALER\",\"table\":" + table + "}")
                        .status())
                .isEqualTo(200);
    }

    /**
     * Of all who attack only the dealer may do anything, and only at the own table; a till may report, for its own terminal; and the
     * monitoring system may move credit.
     */
    private void hear(ToFloor.Ask ask, Answer answer, int dealer, int table, int colleague) {
        boolean ofDealer = ask.origin().equals(Origin.person(dealer))
                && (ask.command().table() == table || ask.command().table() == 0);
        boolean ofTill = ask.origin().equals(Origin.terminal(ask.command().terminal()))
                && Acts.OF_TILLS.contains(ask.command().getClass());
        if (ask.origin().equals(Origin.MONITORING)) {
            transfers.incrementAndGet();
        }
        boolean ofMonitoring = ask.origin().equals(Origin.MONITORING)
                && Acts.OF_MONITORING.contains(ask.command().getClass());
        if (answer instanceof Answer.Accepted
                && !ofDealer
                && !ofTill
                && !ofMonitoring
                && !ask.origin().equals(Origin.person(colleague))) {
            gotIn.add(ask + " is accepted");
        }
    }

    private List<BadRequests> attackers(int dealer, int idler, House.Wheel table) {
        SplittableRandom random = new SplittableRandom(SEED);
        JsonNode document = new Browser(server).get("/q/openapi?format=json").json();
        List<Supplier<String>> callers = callers(dealer, idler, table.terminal());
        List<BadRequests> attackers = new ArrayList<>();
        for (int i = 0; i < ATTACKERS; i++) {
            ApiSamples samples = new ApiSamples(document, random.split(), table.number());
            attackers.add(new BadRequests(random.split(), samples, server.getAuthority(), callers));
        }
        return attackers;
    }

    /** A session may be ended by what is sent with it, so that there is a new one each time. */
    private List<Supplier<String>> callers(int dealer, int idler, int terminal) {
        return List.of(
                () -> "",
                () -> "Authorization: Basic !!!\r\n",
                () -> "Authorization: Bearer " + "A".repeat(43) + "\r\n",
                () -> "Authorization: Bearer b1.1.AAAA." + "A".repeat(43) + "\r\n",
                () -> bearer(identity.badges().token(Subject.terminal(terminal))),
                () -> bearer(identity.badges().token(new Subject(Kind.TILL, terminal))),
                () -> bearer(identity.badges().token(new Subject(Kind.MONITORING, 0))),
                () -> "Cookie: baize-session=" + session(dealer).token() + "\r\n",
                () -> "Cookie: baize-session=" + session(idler).token() + "\r\nX-CSRF-Token: AAAA\r\n",
                () -> bearer(session(idler).token()),
                () -> withCsrf(session(dealer)),
                () -> bearer(session(dealer).token()));
    }

    private Session session(int person) {
        return identity.sessions().open(person, Optional.empty());
    }

    private static String bearer(String token) {
        return "Authorization: Bearer " + token + "\r\n";
    }

    private static String withCsrf(Session session) {
        return "Cookie: baize-session=" + session.token() + "\r\nX-CSRF-Token: " + session.csrf() + "\r\n";
    }

    private void attackWhile(List<BadRequests> attackers, Runnable work) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(attackers.size())) {
            List<Future<?>> attacks = new ArrayList<>();
            for (BadRequests attacker : attackers) {
                attacks.add(threads.submit(() -> attack(attacker)));
            }
            while (!attacks.stream().allMatch(Future::isDone)) {
                work.run();
            }
            for (Future<?> attack : attacks) {
                attack.get();
            }
        }
    }

    private void attack(BadRequests requests) {
        while (sent.incrementAndGet() <= REQUESTS) {
            byte[] request = requests.next();
            String answer = send(request);
            if (answer.startsWith("HTTP/1.1 ")) {
                int status = Integer.parseInt(answer.substring(9, 12));
                answers.merge(status, 1, Integer::sum);
                if (status >= 500 || answer.contains("\tat ")) {
                    String said = new String(request, StandardCharsets.ISO_8859_1);
                    failed.add(answer.substring(0, Math.min(400, answer.length())) + " for "
                            + said.substring(0, Math.min(1_500, said.length())));
                }
            }
        }
    }

    /** The whole answer; empty where the server hangs up without one, or waits for the rest. */
    private String send(byte[] request) {
        try (Socket socket = new Socket()) {
            socket.bind(new InetSocketAddress(FROM + (1 + sent.get() % ADDRESSES), 0));
            socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException hungUp) {
            return "";
        }
    }

    /** Somebody comes to a table and goes again. */
    private static void work(Browser honest, int colleague, int table) {
        Browser.Reply came = honest.post("/api/session/duty", "{\"role\":\"DEALER\",\"table\":" + table + "}");
        assertThat(came.status()).as(came.text()).isEqualTo(200);
        assertThat(came.json().path("person").asInt()).isEqualTo(colleague);
        assertThat(came.json().path("tables").path(0).asInt()).isEqualTo(table);
        Browser.Reply went = honest.delete("/api/session/duty/" + table);
        assertThat(went.status()).as(went.text()).isEqualTo(200);
        assertThat(went.json().path("tables")).isEmpty();
    }
}
