import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActUnion, TableView } from '@messages';
import { reduce } from '../../main/web/store/reducer';
import type { State } from '../../main/web/store/state';
import { at, classes, hear, leave, play, press, quietFloor, show } from './seat';

beforeEach(quietFloor);
afterEach(leave);

describe('an ask that is not answered yet', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([
    ['Undo', 'undo'],
    ['Clear', 'clear'],
    ['Repeat', 'repeat'],
    ['Double', 'doubleUp'],
  ] as const)('of %s is seen on its button, and not sent a second time', (name, type) => {
    const act = { type, table: 2 };
    const asked = show(reduce(at([2]), { kind: 'asking', number: 1, act }));
    expect(button(name).getAttribute('aria-busy')).toBe('true');
    press(name);
    expect(asked).toEqual([]);
    cleanup();
    const other = show(reduce(at([2]), { kind: 'asking', number: 1, act: { type, table: 7 } }));
    press(name);
    expect(other).toEqual([act]);
  });

  it('waits no more when it is refused, and shows that', () => {
    const asking = reduce(at([2]), { kind: 'asking', number: 1, act: { type: 'undo', table: 2 } });
    show(hear(asking, { type: 'refused', number: 1, reason: 'NOTHING_TO_UNDO', sentence: 'There is nothing to undo.' }));
    expect(button('Undo').getAttribute('aria-busy')).toBe('false');
    expect(button('Undo').className).toContain('refused');
    expect(button('Clear').className).not.toContain('refused');
    expect(screen.getByText('There is nothing to undo.')).toBeTruthy();
  });

  const asking = (state: State, act: ActUnion) => reduce(state, { kind: 'asking', number: 1, act });
  const busy = (name: string | RegExp) => screen.getByRole('button', { name }).getAttribute('aria-busy');

  it.each([
    ['Tier, 6 chips', 'tier', 'Orphelins, 5 chips'],
    ['Neighbours of 17', 'neighbours-3:17', 'Neighbours of 34'],
  ])('of %s is seen on it and nowhere else, and not sent a second time with whatever chip', (name, section, other) => {
    const asked = show(asking(at([1]), { type: 'placeSection', table: 1, section, unitCents: 5_00 }));
    press('Race track');
    fireEvent.click(screen.getByRole('radio', { name: 'Chip of $25' }));
    press(name);
    fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter' });
    expect(asked).toEqual([]);
    expect([busy(name), busy(other)]).toEqual(['true', 'false']);
    press(other);
    expect(asked).toMatchObject([{ type: 'placeSection', unitCents: 25_00 }]);
  });

  it('of a section that is refused shows that on it', () => {
    const waits = asking(at([1]), { type: 'placeSection', table: 1, section: 'tier', unitCents: 5_00 });
    show(hear(waits, { type: 'refused', number: 1, reason: 'SHORT_OF_CREDIT', sentence: 'There is too little credit.' }));
    press('Race track');
    expect(classes('.track-sector.refused, .track-cell.refused')).toEqual(['track-sector refused']);
  });

  it('of a favourite keeps it in front until all of its bets are answered', () => {
    const wagers = ['small', 'total:10'].map((bet) => ({ bet, pendingCents: 5_00, lockedCents: 0 }));
    const { asked, hears } = play(at([7], { here: { wagers } }));
    press('Favourites');
    press('Save the bets on the layout');
    press('Save the bets on the layout');
    const [first, second] = screen.getAllByRole('button', { name: 'Place' }) as HTMLButtonElement[];
    fireEvent.click(first ?? document.body);
    fireEvent.click(first ?? document.body);
    expect([first?.getAttribute('aria-busy'), second?.disabled]).toEqual(['true', true]);
    expect(asked).toMatchObject([{ bet: 'small' }, { bet: 'total:10' }]);
    hears({ type: 'accepted', number: 1, cuts: [] });
    expect(screen.queryByRole('dialog')).toBeTruthy();
    hears({ type: 'refused', number: 2, reason: 'SHORT_OF_CREDIT', sentence: 'There is too little credit.' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('There is too little credit.')).toBeTruthy();
  });

  describe('about a coup without bets', () => {
    const between = (poll: object): Partial<TableView> => ({
      round: { number: 1, phase: 'IDLE' },
      dealing: { noBet: false, lastCoup: false, ballRunning: false, noSpin: false, poll } as TableView['dealing'],
    });

    it('is seen on the button that asks', () => {
      const { asked } = play(at([6], { now: between({ asked: [], agreed: [] }) }));
      press('Ask for a coup without bets');
      press('Ask for a coup without bets');
      expect(asked).toEqual([{ type: 'askForNoBet', table: 6 }]);
      expect(busy('Ask for a coup without bets')).toBe('true');
    });

    it('is seen on the answer, and the other answer waits', () => {
      const { asked } = play(at([6], { now: between({ asked: [999], agreed: [] }) }));
      press('No');
      press('No');
      press('I agree');
      expect(asked).toEqual([{ type: 'answerNoBet', table: 6, agrees: false }]);
      expect(busy('No')).toBe('true');
      expect((button('I agree') as HTMLButtonElement).disabled).toBe(true);
    });
  });
});
