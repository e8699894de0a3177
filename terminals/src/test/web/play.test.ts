import { describe, expect, it } from 'vitest';
import { bars, elements } from '../../main/web/play/barcode';
import { pages, payText } from '../../main/web/play/odds';
import { favouritesOf, keepFavourites } from '../../main/web/play/saved';
import { touched } from '../../main/web/play/touch';
import { languageOf } from '../../main/web/i18n/language';
import { welcome } from './floor';

const table = welcome.tables[2];
if (table === undefined) {
  throw new Error('the floor has a double-zero table');
}
const stack = (bet: string, cents: number, lockedCents = 0) => ({ bet, cents, lockedCents, hoped: false });

describe('a touch on a bet', () => {
  it('places the chosen chip', () => {
    expect(touched(table, [], { kind: 'place' }, 5_00, 'red').ask).toEqual({
      type: 'place',
      table: 3,
      bet: 'red',
      cents: 5_00,
    });
  });

  it('moves what can still be moved, with two touches', () => {
    const stacks = [stack('red', 30_00, 10_00)];
    const first = touched(table, stacks, { kind: 'move', from: undefined }, 5_00, 'red');
    expect(first).toEqual({ ask: undefined, mode: { kind: 'move', from: 'red' } });
    expect(touched(table, stacks, first.mode, 5_00, 'black')).toEqual({
      ask: { type: 'move', table: 3, from: 'red', to: 'black', cents: 20_00 },
      mode: { kind: 'place' },
    });
    expect(touched(table, stacks, { kind: 'move', from: undefined }, 5_00, 'odd').mode).toEqual({
      kind: 'move',
      from: undefined,
    });
  });

  it('takes a number and all that touches it for the maximum', () => {
    const ask = touched(table, [], { kind: 'maximum' }, 5_00, 'straight:17').ask;
    const bets = ask?.type === 'placeMaximum' ? ask.bets : [];
    expect(bets.toSorted()).toEqual(
      [
        'straight:17',
        'split:14-17', 'split:16-17', 'split:17-18', 'split:17-20',
        'street:16-17-18',
        'corner:13-14-16-17', 'corner:14-15-17-18', 'corner:16-17-19-20', 'corner:17-18-20-21',
        'six-line:13-14-15-16-17-18', 'six-line:16-17-18-19-20-21',
      ].toSorted(),
    );
    expect(touched(table, [], { kind: 'maximum' }, 5_00, 'red').ask).toBeUndefined();
  });
});

describe('the barcode', () => {
  it('is Interleaved 2 of 5', () => {
    expect(elements('12')).toBe(`nnnn${'wnnwnnnnww'}wnn`);
    expect(() => elements('123')).toThrow();
  });

  it('has five bars for each pair of digits, two to start and two to stop', () => {
    const drawn = bars('01234567890123456784');
    expect(drawn.bars).toHaveLength(2 + 10 * 5 + 2);
    const last = drawn.bars.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(drawn.width);
  });
});

describe('the odds pages', () => {
  it('say odds and commission', () => {
    const en = languageOf('en', () => undefined);
    expect(payText(en, { winnings: 35, forStake: 1, commissionPercent: 0 })).toBe('35 to 1');
    expect(payText(en, { winnings: 1, forStake: 1, commissionPercent: 5 })).toBe('1 to 1, less 5 %');
  });

  it('have all lines, and at least one page', () => {
    expect(pages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pages([], 2)).toEqual([[]]);
  });
});

describe('favourites', () => {
  it('are kept for their game, the newest only', () => {
    localStorage.clear();
    const all = Array.from({ length: 9 }, (_, place) => ({ bets: [{ bet: 'red', cents: place }] }));
    keepFavourites(localStorage, 'roulette', all);
    expect(favouritesOf(localStorage, 'roulette')).toEqual(all.slice(3));
    expect(favouritesOf(localStorage, 'sic-bo')).toEqual([]);
  });
});
