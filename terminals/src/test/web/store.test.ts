import { describe, expect, it } from 'vitest';
import type { ActUnion, PlayerView, TableView, ToTerminalUnion } from '@messages';
import { reduce } from '../../main/web/store/reducer';
import { bettingOpen, leftMillis, meters, shownCents, stacks, unconfirmedCents } from '../../main/web/store/selectors';
import { EMPTY, type State } from '../../main/web/store/state';
import { results, welcome } from './floor';

const LOCAL = 1_000_000;
const hear = (state: State, message: ToTerminalUnion, atMillis = LOCAL) =>
  reduce(state, { kind: 'heard', message, atMillis });
const asking = (state: State, number: number, act: ActUnion) => reduce(state, { kind: 'asking', number, act });
const place = (bet: string, cents: number): ActUnion => ({ type: 'place', table: 1, bet, cents });

function owning(creditCents: number, wagers: PlayerView['tables'][number]['wagers'] = []): PlayerView {
  const pendingCents = wagers.reduce((sum, one) => sum + one.pendingCents, 0);
  return {
    ...welcome.own,
    open: true,
    tables: welcome.own.tables.map((table) => ({
      ...table,
      money: { creditCents, pendingCents: table.table === 1 ? pendingCents : 0, lockedCents: 0, winCents: 0 },
      wagers: table.table === 1 ? wagers : [],
    })),
  };
}

const lying = (bet: string, pendingCents: number) => ({ bet, pendingCents, lockedCents: 0 });
const live = hear(EMPTY, { ...welcome, own: owning(100_00) });
const own = (sequence: number, view: PlayerView): ToTerminalUnion => ({ type: 'ownChanged', sequence, own: view });

describe('a welcome', () => {
  it('makes everything known', () => {
    expect(live.link.kind).toBe('live');
    expect(live.terminal).toBe(101);
    expect(live.tables).toHaveLength(8);
    expect(bettingOpen(live, 1)).toBe(true);
    expect(meters(live, 1)).toEqual({ creditCents: 100_00, betCents: 0, winCents: 0 });
  });

  it('forgets what was asked on an earlier connection', () => {
    const lost = reduce(asking(live, 1, place('red', 5_00)), { kind: 'lost', atMillis: 5 });
    expect(lost.link).toEqual({ kind: 'lost', sinceMillis: 5 });
    expect(meters(lost, 1).creditCents).toBe(100_00);
    expect(stacks(hear(lost, { ...welcome, own: owning(100_00) }), 1)).toEqual([]);
  });
});

describe('a touch', () => {
  const touched = asking(live, 1, place('red', 5_00));

  it('shows its chip at once, and takes it off the credit', () => {
    expect(stacks(touched, 1)).toEqual([{ bet: 'red', cents: 5_00, lockedCents: 0, hoped: true }]);
    expect(meters(touched, 1)).toEqual({ creditCents: 95_00, betCents: 5_00, winCents: 0 });
  });

  it('is not counted twice, whichever of answer and view comes first', () => {
    const view = own(2, owning(95_00, [lying('red', 5_00)]));
    const answer: ToTerminalUnion = { type: 'accepted', number: 1, cuts: [] };
    for (const messages of [[view, answer], [answer, view]]) {
      let state = touched;
      for (const message of messages) {
        state = hear(state, message);
        expect(shownCents(state, 1, 'red')).toBe(5_00);
        expect(meters(state, 1).creditCents).toBe(95_00);
      }
      expect(stacks(hear(state, own(3, owning(100_00))), 1)).toEqual([]);
    }
  });

  it('adds to what was touched before', () => {
    expect(shownCents(asking(touched, 2, place('red', 10_00)), 1, 'red')).toBe(15_00);
  });

  it('goes back with the reason when it is refused, and only that one', () => {
    const twice = asking(touched, 2, place('red', 10_00));
    const refused = hear(twice, { type: 'refused', number: 1, reason: 'LOCKED', sentence: 'No.' });
    expect(shownCents(refused, 1, 'red')).toBe(10_00);
    expect(refused.notices).toEqual([
      { id: 'ask 1', tone: 'refused', reason: 'LOCKED', sentence: 'No.', act: place('red', 5_00), table: 1, bet: 'red', cents: undefined },
    ]);
    expect(reduce(refused, { kind: 'noticeRead', id: 'ask 1' }).notices).toEqual([]);
  });

  it('says so when less was taken', () => {
    const cut = { askedCents: 5_00, keptCents: 0, reason: 'ABOVE_MAXIMUM', sentence: 'Too much.', rule: 'r' };
    const state = hear(touched, { type: 'accepted', number: 1, cuts: [cut] });
    expect(stacks(state, 1)).toEqual([]);
    expect(state.notices.map((notice) => [notice.tone, notice.bet])).toEqual([['cut', 'red']]);
  });

  it('lets no answer to something else change anything', () => {
    expect(hear(touched, { type: 'refused', number: 9, reason: 'LOCKED', sentence: 'No.' })).toBe(touched);
  });
});

describe('what can be known at once', () => {
  const shown = (state: State) => Object.fromEntries(stacks(state, 1).map((stack) => [stack.bet, stack.cents]));
  const there = hear(live, own(2, owning(70_00, [lying('red', 10_00), lying('straight:17', 20_00)])));

  it('is where the chips of a section lie', () => {
    const asked = asking(live, 1, { type: 'placeSection', table: 1, section: 'neighbours-3:0', unitCents: 5_00 });
    expect(shown(asked)).toEqual({ 'straight:26': 5_00, 'straight:0': 5_00, 'straight:32': 5_00 });
    expect(meters(asked, 1)).toMatchObject({ creditCents: 85_00, betCents: 15_00 });
    const tier = asking(live, 1, { type: 'placeSection', table: 1, section: 'near-of-zero', unitCents: 1_00 });
    expect(meters(tier, 1).betCents).toBe(9_00);
  });

  it('is what the maximum on a number is laid on', () => {
    const asked = asking(live, 1, { type: 'placeMaximum', table: 3, number: '17' });
    expect(stacks(asked, 3)).toHaveLength(12);
    expect(stacks(asked, 3).every((stack) => stack.cents === 500_00)).toBe(true);
  });

  it('is what a move, a removal and a clearing leave', () => {
    const moved = asking(there, 1, { type: 'move', table: 1, from: 'red', to: 'black', cents: 10_00 });
    expect(shown(moved)).toEqual({ black: 10_00, 'straight:17': 20_00 });
    expect(meters(moved, 1)).toMatchObject({ creditCents: 70_00, betCents: 30_00 });
    const removed = asking(there, 1, { type: 'remove', table: 1, bet: 'straight:17', cents: 20_00 });
    expect(meters(removed, 1)).toMatchObject({ creditCents: 90_00, betCents: 10_00 });
    const cleared = asking(there, 1, { type: 'clear', table: 1 });
    expect(stacks(cleared, 1)).toEqual([]);
    expect(meters(cleared, 1).creditCents).toBe(100_00);
  });

  it.each(['undo', 'repeat', 'doubleUp'] as const)('is nothing of %s, which only the server knows', (type) => {
    expect(shown(asking(there, 1, { type, table: 1 }))).toEqual({ red: 10_00, 'straight:17': 20_00 });
  });

  it('goes back when the server refuses, with what was touched after it', () => {
    const moved = asking(there, 1, { type: 'move', table: 1, from: 'red', to: 'black', cents: 10_00 });
    const more = asking(moved, 2, place('black', 5_00));
    expect(shown(more)).toMatchObject({ black: 15_00 });
    const refused = hear(more, { type: 'refused', number: 1, reason: 'NO_MORE_BETS', sentence: 'Too late.' });
    expect(shown(refused)).toEqual({ red: 10_00, black: 5_00, 'straight:17': 20_00 });
    expect(refused.notices).toHaveLength(1);
  });
});

describe('chips that go back at the close', () => {
  const back = { bet: 'red', cents: 5_00, reason: 'UNCONFIRMED', sentence: 'Not confirmed.', rule: 'r' };
  const told: ToTerminalUnion = { type: 'returned', table: 1, round: 7, cents: 5_00, bets: [back], advised: false };

  it('are told with what they are worth and why, once', () => {
    const state = hear(live, told);
    expect(state.notices).toMatchObject([{ tone: 'returned', reason: 'UNCONFIRMED', bet: 'red', cents: 5_00, table: 1 }]);
    const again = hear(hear(reduce(state, { kind: 'lost', atMillis: 1 }), welcome), told);
    expect(again.notices).toHaveLength(1);
    expect(hear(again, { ...told, round: 8 }).notices).toHaveLength(2);
  });

  it('are told in one sentence where they are several', () => {
    const state = hear(live, { ...told, cents: 8_00, bets: [back, { ...back, bet: 'black', cents: 3_00 }] });
    expect(state.notices).toMatchObject([{ bet: undefined, cents: 8_00 }]);
  });

  it('are announced for the next time where they stand once', () => {
    expect(hear(live, { ...told, cents: 0, bets: [], advised: true }).notices).toMatchObject([
      { tone: 'returned', cents: undefined },
    ]);
  });
});

describe('changes', () => {
  const first = live.tables[0];
  if (first === undefined) {
    throw new Error('the floor has tables');
  }

  it('of a table are taken by their number, and an older one is forgotten', () => {
    const closed: TableView = { ...first.now, round: { number: 1, phase: 'CLOSED' } };
    const changed = (sequence: number, now = closed): ToTerminalUnion => ({
      type: 'tableChanged',
      sequence,
      clockMillis: 0,
      news: [],
      now,
    });
    const after = hear(live, changed(7));
    expect(bettingOpen(after, 1)).toBe(false);
    expect(after.stale).toBe(false);
    expect(hear(after, changed(6, first.now)).tables[0]?.now).toBe(closed);
  });

  it('of a table tell a result once, when it is heard of', () => {
    const result = (sequence: number): ToTerminalUnion => ({
      type: 'tableChanged',
      sequence,
      clockMillis: 0,
      news: ['SETTLED', 'BETTING_OPENED'],
      now: { ...first.now, recent: [{ round: 1, outcome: 'number:17' }], round: { number: 2, phase: 'BETTING' } },
    });
    expect(first.resultAtMillis).toBeUndefined();
    const heard = hear(live, result(2), 500);
    expect(heard.tables[0]?.resultAtMillis).toBe(500);
    expect(hear(heard, result(3), 900).tables[0]?.resultAtMillis).toBe(500);
    expect(hear(heard, { ...welcome, tables: [{ ...first, now: heard.tables[0]?.now ?? first.now }] }).tables[0]).toMatchObject({
      resultAtMillis: 500,
    });
    expect(hear(heard, welcome).tables[0]?.resultAtMillis).toBeUndefined();
  });

  it('of its own that were skipped make it ask for everything', () => {
    const skipped = hear(live, own(3, owning(50_00)));
    expect(skipped.stale).toBe(true);
    expect(meters(skipped, 1).creditCents).toBe(50_00);
    expect(hear(skipped, { ...welcome, sequence: 4 }).stale).toBe(false);
  });

  it('of its own that are old are forgotten', () => {
    expect(hear(live, own(1, owning(1)))).toBe(live);
  });
});

describe('results', () => {
  it('stay through a refresh, and begin to count anew on another connection', () => {
    const changed = (sequence: number, rounds: number): ToTerminalUnion => {
      const view = results(1, false);
      return { type: 'resultsChanged', sequence, results: { ...view, statistics: { ...view.statistics, rounds } } };
    };
    const rounds = (state: State) => state.tables[0]?.results?.statistics.rounds;
    const told = hear(live, changed(9, 30));
    expect(rounds(hear(told, changed(9, 31)))).toBe(30);
    expect(rounds(hear(hear(told, welcome), changed(9, 31)))).toBe(30);
    const back = hear(reduce(told, { kind: 'lost', atMillis: 1 }), welcome);
    expect(rounds(back)).toBe(30);
    expect(rounds(hear(back, changed(1, 31)))).toBe(31);
  });
});

describe('the countdown', () => {
  it('goes by the floor’s clock, learned from the message that was fastest', () => {
    const now = LOCAL + 5_000;
    expect(leftMillis(live, 1, now)).toBe(20_000);
    const late = hear(live, { ...welcome, clockMillis: welcome.clockMillis + 4_000 }, now);
    expect(leftMillis(late, 1, now)).toBe(20_000);
    const sooner = hear(live, { ...welcome, clockMillis: welcome.clockMillis + 6_000 }, now);
    expect(leftMillis(sooner, 1, now)).toBe(19_000);
    expect(leftMillis(live, 1, LOCAL + 60_000)).toBe(0);
  });

  it('learns the clocks anew with a new connection, since one of them may have been set', () => {
    const set = LOCAL + 3_600_000;
    const back = hear(reduce(live, { kind: 'lost', atMillis: set }), welcome, set);
    expect(leftMillis(back, 1, set + 5_000)).toBe(20_000);
  });
});

describe('a cash-out', () => {
  const paying = { cents: 80_00, ticket: '123456789012345678', barcode: '01234567890123456784' };
  const printing = hear(live, own(2, { ...owning(0), paying }));

  it('keeps the ticket in sight after the account is closed, until it is taken', () => {
    expect(printing.ticket).toMatchObject({ ticket: paying.ticket, printed: false });
    const out = hear(printing, own(3, { ...owning(0), open: false }));
    expect(out.ticket).toMatchObject({ cents: 80_00, printed: true });
    expect(reduce(out, { kind: 'ticketTaken' }).ticket).toBeUndefined();
  });

  it('whose ticket is not printed says so once, and the credit is there again', () => {
    const back = hear(printing, own(3, owning(80_00)));
    expect(back.ticket).toBeUndefined();
    expect(back.notices).toMatchObject([{ tone: 'unprinted', cents: 80_00 }]);
    expect(hear(back, own(4, owning(80_00))).notices).toHaveLength(1);
  });

  it('that staff bring instead of a ticket is no failure', () => {
    expect(hear(printing, own(3, { ...owning(0), paying: { cents: 80_00 } })).notices).toEqual([]);
  });

  it('that staff bring has no ticket', () => {
    expect(hear(live, own(2, { ...owning(0), paying: { cents: 5 } })).ticket).toBeUndefined();
  });

  it('is over when somebody buys in', () => {
    const out = hear(printing, own(3, { ...owning(0), open: false }));
    expect(hear(out, own(4, owning(20_00))).ticket).toBeUndefined();
  });
});

describe('what must be confirmed', () => {
  it('is what is pending where the table wants it', () => {
    const state = hear(live, own(2, owning(90_00, [lying('red', 10_00)])));
    expect(unconfirmedCents(state, 1)).toBe(10_00);
    expect(unconfirmedCents(state, 2)).toBe(0);
  });
});

describe('a goodbye', () => {
  it.each(['DISPLACED', 'NOT_RECOGNISED', 'MISBEHAVED'] as const)('for %s ends it for good', (why) => {
    const ended = hear(live, { type: 'goodbye', why, sentence: 'x' });
    expect(ended.link).toEqual({ kind: 'ended', why, sentence: 'x' });
    expect(reduce(ended, { kind: 'lost', atMillis: 1 }).link.kind).toBe('ended');
  });

  it.each(['CLOSING', 'MALFUNCTION', 'TOO_SLOW'] as const)('for %s lets it come back', (why) => {
    expect(hear(live, { type: 'goodbye', why, sentence: 'x' })).toBe(live);
  });
});
