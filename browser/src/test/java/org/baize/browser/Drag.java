package org.baize.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/** Something is taken and let go of elsewhere. */
final class Drag {

    private static final int STEPS = 8;

    private Drag() {}

    /** How it is done. */
    interface Way {

        /** Takes it, leads it there, does something, and lets go. */
        void drag(Page page, Locator what, Locator onto, Runnable beforeLettingGo);

        default void drag(Page page, Locator what, Locator onto) {
            drag(page, what, onto, () -> {});
        }
    }

    static void withTheMouse(Page page, Locator what, Locator onto, Runnable beforeLettingGo) {
        Spot from = Spot.of(what);
        Spot to = Spot.of(onto);
        page.mouse().move(from.x(), from.y());
        page.mouse().down();
        page.mouse().move(to.x(), to.y(), new Mouse.MoveOptions().setSteps(STEPS));
        beforeLettingGo.run();
        page.mouse().up();
    }

    /** As the browser gets it from a touch screen. */
    static void withAFinger(Page page, Locator what, Locator onto, Runnable beforeLettingGo) {
        Spot from = Spot.of(what);
        Spot to = Spot.of(onto);
        CDPSession screen = page.context().newCDPSession(page);
        touch(screen, "touchStart", from);
        for (int step = 1; step <= STEPS; step++) {
            touch(screen, "touchMove", from.towards(to, step));
        }
        beforeLettingGo.run();
        touch(screen, "touchEnd");
        screen.detach();
    }

    private static void touch(CDPSession screen, String type, Spot... fingers) {
        JsonArray points = new JsonArray();
        for (Spot finger : fingers) {
            JsonObject point = new JsonObject();
            point.addProperty("x", finger.x());
            point.addProperty("y", finger.y());
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        screen.send("Input.dispatchTouchEvent", event);
    }

    /** A point of the screen. */
    private record Spot(double x, double y) {

        static Spot of(Locator what) {
            BoundingBox box = what.boundingBox();
            return new Spot(box.x + box.width / 2, box.y + box.height / 2);
        }

        Spot towards(Spot end, int step) {
            return new Spot(x + (end.x - x) * step / STEPS, y + (end.y - y) * step / STEPS);
        }
    }
}
