import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aside, DROP_SIZE } from '../../main/web/roulette/magnified';
import { at, leave, press, quietFloor, show } from './seat';

beforeEach(quietFloor);
afterEach(leave);

describe('a layout that is too small for its lines', () => {
  const point = (selector: string) => fireEvent.click(document.querySelector(selector) ?? document.body, { detail: 1 });

  it('opens a loupe under a finger, in which chips are put down, until it is closed', async () => {
    const asked = show(at([1]));
    point('[data-bet="straight:17"]');
    expect(asked).toEqual([]);
    expect(screen.getByRole('group', { name: 'Magnified layout' })).toBeTruthy();
    expect([...document.querySelectorAll('.loupe [data-bet^="straight"]')]).toHaveLength(4);
    press('Towards the columns');
    point('.loupe [data-bet^="split:"]');
    expect(asked, 'before anybody can have seen what came under the finger').toEqual([]);
    await new Promise((seen) => setTimeout(seen, 400));
    point('.loupe [data-bet^="split:"]');
    expect(asked).toMatchObject([{ type: 'place', table: 1, cents: 5_00 }]);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.querySelector('.loupe')).toBeNull();
    point('[data-bet="straight:17"]');
    press('Close the magnified layout');
    expect(document.querySelector('.loupe')).toBeNull();
  });

  it('has its outside bets, and every bet for keys and screen readers, as ever', () => {
    const asked = show(at([1]));
    point('[data-bet="red"]');
    press(/^Straight up 17\b/i);
    expect(asked).toMatchObject([{ bet: 'red' }, { bet: 'straight:17' }]);
    expect(document.querySelector('.loupe')).toBeNull();
  });

  it('has no loupe while nothing can be put down', () => {
    const asked = show(at([1], { now: { round: { number: 1, phase: 'CLOSED' } } }));
    point('[data-bet="straight:17"]');
    expect(asked).toHaveLength(1);
  });
});

/** As a browser would lay it out: a number and a line at these points, the line above the number. */
describe('a chip that is dragged', () => {
  const NUMBER = { x: 100, y: 100 };
  const LINE = { x: 120, y: 100 };
  const OUTSIDE = { x: 5, y: 5 };

  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.getAttribute('data-bet') === 'split:17-20' ? new DOMRect(115, 90, 10, 20) : new DOMRect(0, 0, 0, 0);
    });
    // A finger meets no line of a small layout: it passes through to the number.
    document.elementFromPoint = (x) => document.querySelector(x === OUTSIDE.x ? 'main' : '.roulette-board > svg [data-bet="straight:17"]');
    Element.prototype.setPointerCapture = () => undefined;
  });
  afterEach(() => void vi.restoreAllMocks());

  const move = (what: Element, path: readonly { readonly x: number; readonly y: number }[]) =>
    path.forEach(({ x, y }, step) => {
      const event = { clientX: x, clientY: y, pointerId: 1, bubbles: true };
      fireEvent[step === 0 ? 'pointerDown' : 'pointerMove'](what, event);
    });
  const letGo = (what: Element, { x, y }: { readonly x: number; readonly y: number }) =>
    fireEvent.pointerUp(what, { clientX: x, clientY: y, pointerId: 1, bubbles: true });
  const chip = () => screen.getByRole('radio', { name: 'Chip of $10' });
  const loupe = () => document.querySelector('.drop-loupe');

  it('from the tray lands on the line under it, which a loupe shows beforehand', () => {
    const asked = show(at([1]));
    move(chip(), [OUTSIDE, NUMBER]);
    expect(loupe()?.querySelector('p')?.textContent).toBe('Straight up 17 $10');
    move(chip(), [OUTSIDE, LINE]);
    expect(loupe()?.querySelector('p')?.textContent).toBe('Split 17 · 20 $10');
    expect(loupe()?.querySelector('.zone.lit')?.getAttribute('data-bet')).toBe('split:17-20');
    expect(document.querySelector('.roulette-board .zone.lit')?.getAttribute('data-bet')).toBe('split:17-20');
    letGo(chip(), LINE);
    expect(asked).toEqual([{ type: 'place', table: 1, bet: 'split:17-20', cents: 10_00 }]);
    expect([loupe(), document.querySelector('.ghost')]).toEqual([null, null]);
  });

  it('from a line goes on to a number, and off the layout', () => {
    const wagers = [{ bet: 'split:17-20', pendingCents: 10_00, lockedCents: 0 }];
    const asked = show(at([1], { here: { wagers } }));
    const board = document.querySelector('.roulette-board [data-bet="straight:17"]') ?? document.body;
    move(board, [LINE, NUMBER]);
    expect(loupe()?.querySelector('p')?.textContent).toBe('Straight up 17 $10');
    letGo(board, NUMBER);
    move(board, [LINE, OUTSIDE]);
    expect(loupe()).toBeNull();
    letGo(board, OUTSIDE);
    expect(asked).toEqual([
      { type: 'move', table: 1, from: 'split:17-20', to: 'straight:17', cents: 10_00 },
      { type: 'remove', table: 1, bet: 'split:17-20', cents: 10_00 },
    ]);
  });

  it('is given up where the browser takes the finger away', () => {
    const asked = show(at([1]));
    move(chip(), [OUTSIDE, LINE]);
    fireEvent.pointerCancel(chip(), { pointerId: 1 });
    letGo(chip(), LINE);
    expect(asked).toEqual([]);
    expect(loupe()).toBeNull();
  });

  it('is seen on the boxes of the other games', () => {
    show(at([7]));
    document.elementFromPoint = () => document.querySelector('[data-bet="small"]');
    move(chip(), [OUTSIDE, NUMBER]);
    expect(screen.getByRole('button', { name: 'Small' }).className).toContain('aimed');
    expect(loupe()).toBeNull();
  });
});

describe('the loupe of a dragged chip', () => {
  const screenSize = { width: 1024, height: 768 };

  it.each([
    ['above the finger', { x: 500, y: 600 }],
    ['inside the screen at its left edge', { x: 4, y: 600 }],
    ['inside the screen at its right edge', { x: 1020, y: 600 }],
    ['beside the finger where nothing is above', { x: 200, y: 90 }],
    ['on the other side of it near the other edge', { x: 900, y: 90 }],
  ])('stands %s, and never under it', (_, at) => {
    const { left, top } = aside(at, screenSize);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + DROP_SIZE.width).toBeLessThanOrEqual(screenSize.width);
    const covers = at.x > left && at.x < left + DROP_SIZE.width && at.y > top && at.y < top + DROP_SIZE.height + 40;
    expect(covers).toBe(false);
  });
});
