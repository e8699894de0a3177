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
      { id: 1, tone: 'refused', reason: 'LOCKED', sentence: 'No.', act: 'place', table: 1, bet: 'red' },
    ]);
    expect(reduce(refused, { kind: 'noticeRead', id: 1 }).notices).toEqual([]);
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
