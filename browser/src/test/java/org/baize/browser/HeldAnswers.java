package org.baize.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.regex.Pattern;

/** What the server says to a terminal, which can be held back for a while. */
final class HeldAnswers {

    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean held;

    /** Of a page that is not open yet. */
    static HeldAnswers of(Page page) {
        HeldAnswers answers = new HeldAnswers();
        page.routeWebSocket(Pattern.compile(".*/terminal$"), answers::pass);
        return answers;
    }

    private void pass(WebSocketRoute screen) {
        screen.connectToServer().onMessage(said -> {
            if (held) {
                waiting.add(() -> screen.send(said.text()));
            } else {
                screen.send(said.text());
            }
        });
    }

    void hold() {
        held = true;
    }

    /** All of it in its order; what comes meanwhile is last. */
    void letThrough() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
        held = false;
    }
}
