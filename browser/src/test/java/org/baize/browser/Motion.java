package org.baize.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** What moves on a page, frame by frame, from the moment it is looked at. */
final class Motion {

    /** Whoever wants no motion sees each change at once: a millisecond is nothing that can be seen. */
    private static final String WATCH = """
            () => {
              window.moved = new Set();
              const look = () => {
                document.getAnimations()
                  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
                  .forEach((one) => window.moved.add(one.animationName ?? one.transitionProperty));
                requestAnimationFrame(look);
              };
              look();
            }""";

    private Motion() {}

    static void watch(Page page) {
        page.evaluate(WATCH);
    }

    /** The names of the animations, and of the properties that changed slowly. */
    static List<?> seen(Page page) {
        return (List<?>) page.evaluate("() => [...window.moved]");
    }
}
