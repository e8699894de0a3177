package org.baize.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/** What can be touched on a screen, measured as a finger meets it. */
final class Targets {

    /**
     * Of a table that is open for bets: all places for chips that the server offers, each with whether a square of 44 pixels round its
     * middle is its own. Where numbers open a loupe, the loupe is opened and led along the whole layout, and what is in it counts.
     */
    private static final String TOO_SMALL_FOR_CHIPS = """
            async (pane) => {
              const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
              const all = (selector) => [...pane.querySelectorAll(selector)];
              const bet = (target) => target.dataset.bet;
              const half = 21.9;
              const steps = [-half, 0, half];
              const others = (target) => {
                const { left, top, width, height } = target.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                return steps.flatMap((dx) => steps.map((dy) => document.elementFromPoint(x + dx, y + dy)))
                  .filter((found) => found?.closest('[data-bet]') !== target);
              };
              const offered = new Set(all('[data-bet]').map(bet));
              const reached = new Set();
              const wrong = [];
              const measure = (targets) => targets.forEach((target) => {
                reached.add(bet(target));
                const [other] = others(target);
                if (other !== undefined) {
                  const { width, height } = target.getBoundingClientRect();
                  wrong.push(`${bet(target)}: ${width.toFixed()} x ${height.toFixed()}, beside ${other?.outerHTML.slice(0, 120)}`);
                }
              });
              const isNumber = (target) => bet(target).startsWith('straight:');
              const isLine = (target) => target.classList.contains('zone');
              if (pane.querySelector('.roulette-board.small') === null) {
                measure(all('[data-bet]'));
              } else {
                const boxes = all('.roulette-board > svg [data-bet]').filter((target) => !isLine(target));
                measure(boxes);
                boxes.filter(isNumber).forEach((target) => reached.delete(bet(target)));
                const { left, top, height } = boxes.find(isNumber).getBoundingClientRect();
                boxes.find(isNumber).dispatchEvent(new MouseEvent('click',
                  { bubbles: true, detail: 1, clientX: left + 9, clientY: top + height / 2 }));
                await frame();
                for (let on = true; on;) {
                  measure(all('.loupe [data-bet]'));
                  const further = pane.querySelector('.loupe-end:last-child .button:last-child');
                  on = !further.disabled;
                  further.click();
                  await frame();
                }
                pane.querySelector('.loupe .gold').click();
              }
              return [...wrong, ...[...offered].filter((one) => !reached.has(one)).map((one) => `${one}: nowhere`)];
            }""";

    private static final String TOO_SMALL = """
            (targets) => targets
              .map((target) => ({ target, box: target.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
              .map(({ target, box }) =>
                `${target.ariaLabel ?? target.textContent}: ${box.width.toFixed()} x ${box.height.toFixed()}`)""";

    /** What a player touches or reads, as far as an element is over it. */
    private static final String COVERED = """
            (cover) => {
              const over = cover.getBoundingClientRect();
              return [...document.querySelectorAll('[data-bet], button, output, .stage, .meter, .roulette-board > svg')]
                .filter((one) => {
                  const box = one.getBoundingClientRect();
                  return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
                })
                .map((one) => one.ariaLabel ?? one.textContent.slice(0, 60));
            }""";

    /** Whether all of its own words are to be seen, on the screen. */
    private static final String CUT_OFF = """
            (shown) => {
              const { left, right, top, bottom } = shown.getBoundingClientRect();
              return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
                || shown.scrollWidth > shown.clientWidth || shown.scrollHeight > shown.clientHeight;
            }""";

    private Targets() {}

    /** Places for chips at a table that is open for bets, on which a finger has less than 44 pixels each way, or that it cannot reach. */
    static List<?> tooSmallForChips(Locator pane) {
        return (List<?>) pane.evaluate(TOO_SMALL_FOR_CHIPS);
    }

    /** What lies under something that is shown above all else; empty if it is in nobody's way. */
    static List<?> coveredBy(Locator shown) {
        return (List<?>) shown.evaluate(COVERED);
    }

    static boolean isCutOff(Locator shown) {
        return (boolean) shown.evaluate(CUT_OFF);
    }

    /** Everything else. */
    static List<?> tooSmall(Page page) {
        return (List<?>) page.locator("button:not([data-bet]), input, [role=radio], .track-cell:not(.picture)")
                .evaluateAll(TOO_SMALL);
    }
}
