import { describe, expect, it } from 'vitest';
import type { DealingView, RoundPhase, TableView } from '@messages';
import { bars, elements } from '../../main/web/play/barcode';
import { ticketOf } from '../../main/web/play/BuyIn';
import { pages, payText } from '../../main/web/play/odds';
import { favouritesOf, forgetFavourites, keepFavourites } from '../../main/web/play/saved';
import { noticesOf, phaseKey } from '../../main/web/play/phase';
import { touched } from '../../main/web/play/touch';
import { worthSaying } from '../../main/web/play/WinBanner';
import type { TableState } from '../../main/web/store/state';
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

  it('names the number for the maximum, and leaves to the server what that is laid on', () => {
    expect(touched(table, [], { kind: 'maximum' }, 5_00, 'straight:17')).toEqual({
      ask: { type: 'placeMaximum', table: 3, number: '17' },
      mode: { kind: 'place' },
    });
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

  it('go with their player, of every game', () => {
    localStorage.clear();
    localStorage.setItem('baize.language', 'zh');
    keepFavourites(localStorage, 'roulette', [{ bets: [{ bet: 'red', cents: 5_00 }] }]);
    keepFavourites(localStorage, 'sic-bo', [{ bets: [{ bet: 'small', cents: 5_00 }] }]);
    forgetFavourites(localStorage);
    expect(favouritesOf(localStorage, 'roulette')).toEqual([]);
    expect(favouritesOf(localStorage, 'sic-bo')).toEqual([]);
    expect(localStorage.getItem('baize.language')).toBe('zh');
    localStorage.clear();
  });
});

describe('the number of a ticket', () => {
  it.each([
    ['123456789012345678', '123456789012345678'],
    ['12-3456-7890-1234-5678', '123456789012345678'],
    ['01234567890123456784', '123456789012345678'],
    ['1234', '1234'],
    [' - ', ''],
  ])('is found in %s', (typed, number) => {
    expect(ticketOf(typed)).toBe(number);
  });
});

describe('what came of a game', () => {
  const last = (stakedCents: number, winCents: number, creditedCents: number, decided = true) =>
    worthSaying({ round: 1, stakedCents, winCents, creditedCents, decided });

  it('is a win only where more came back than was staked', () => {
    expect(last(10_00, 350_00, 360_00)).toEqual({ key: 'result.win', cents: 350_00 });
    expect(last(30_00, 10_00, 20_00)).toBeUndefined();
    expect(last(10_00, 0, 10_00)).toBeUndefined();
    expect(last(10_00, 0, 0)).toBeUndefined();
  });

  it('is no win where the game was void', () => {
    expect(last(5_00, 0, 5_00, false)).toEqual({ key: 'result.returned', cents: 5_00 });
  });
});

describe('the words over a table', () => {
  const of = (now: Partial<TableView['standing']>, dealing: Partial<DealingView>, phase: RoundPhase): TableState => ({
    ...table,
    now: {
      ...table.now,
      standing: { ...table.now.standing, ...now },
      dealing: { ...table.now.dealing, ...dealing },
      round: { number: 1, phase },
    },
  });

  it.each([
    [of({}, {}, 'IDLE'), 'phase.IDLE', []],
    [of({}, {}, 'BETTING'), 'phase.BETTING', []],
    [of({}, {}, 'CLOSED'), 'phase.CLOSED', []],
    [of({}, { ballRunning: true }, 'DEALING'), 'phase.DEALING', ['notice.ballRunning']],
    [of({}, {}, 'RESULT'), 'phase.RESULT', []],
    [of({}, {}, 'SETTLED'), 'phase.SETTLED', []],
    [of({}, {}, 'VOID'), 'phase.VOID', []],
    [of({}, { noSpin: true }, 'VOID'), 'phase.VOID', ['notice.noSpin']],
    [of({}, { noBet: true }, 'DEALING'), 'notice.noBet', []],
    [of({}, { noBet: true }, 'SETTLED'), 'phase.SETTLED', []],
    [of({}, { lastCoup: true }, 'BETTING'), 'phase.BETTING', ['notice.lastCoup']],
    [of({ held: true }, {}, 'RESULT'), 'phase.held', []],
    [of({ open: false }, {}, 'IDLE'), 'phase.tableClosed', []],
    [of({ notices: ['TABLE_CLOSES'] }, {}, 'BETTING'), 'phase.BETTING', ['notice.TABLE_CLOSES']],
    [of({ notices: ['LAST_ROUND', 'SETUP_CHANGES'] }, {}, 'BETTING'), 'phase.BETTING', ['notice.LAST_ROUND', 'notice.SETUP_CHANGES']],
  ] as const)('%# say how it stands', (state, phase, notices) => {
    expect(phaseKey(state)).toBe(phase);
    expect(noticesOf(state)).toEqual(notices);
  });
});
