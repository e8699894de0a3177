import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableView, ToDisplayUnion } from '@messages';
import { inOrder } from '../../main/web/display/counts';
import { Sign } from '../../main/web/display/DisplayPage';
import { NOTHING, reduceDisplay, type DisplayState } from '../../main/web/display/useDisplay';
import { results, roads, welcome } from './floor';

const hear = (state: DisplayState, message: ToDisplayUnion, atMillis = 0) =>
  reduceDisplay(state, { kind: 'heard', message, atMillis });

function shown(place: number): DisplayState & { readonly table: NonNullable<DisplayState['table']> } {
  const table = welcome.tables[place];
  const state = table && hear(NOTHING, { type: 'displayWelcome', clockMillis: 1_000, table });
  if (state?.table === undefined) {
    throw new Error('the floor has that table');
  }
  return { ...state, table: state.table };
}

const came = (now: TableView, round: number, outcome: string): ToDisplayUnion => settled(now, round, outcome);

const settled = (now: TableView, round: number, outcome: string): Extract<ToDisplayUnion, { readonly type: 'tableChanged' }> => ({
  type: 'tableChanged',
  sequence: round + 1,
  clockMillis: 1_000,
  news: ['SETTLED'],
  now: { ...now, recent: [{ round, outcome }], round: { number: round, phase: 'SETTLED' } },
});

afterEach(cleanup);

describe('a display', () => {
  it('shows the number that came', () => {
    const before = shown(0);
    const after = hear(before, came(before.table.now, 1, 'number:17'), 5);
    expect(after.table?.resultAtMillis).toBe(5);
    render(<Sign state={after} table={after.table ?? before.table} />);
    expect(document.querySelector('.display-number')?.textContent).toBe('17');
    expect(screen.getByText('Result')).toBeTruthy();
  });

  it('shows both hands and all five score cards', () => {
    const before = shown(3);
    const after = hear(before, { type: 'resultsChanged', sequence: 1, results: results(4, true) });
    render(<Sign state={after} table={after.table ?? before.table} />);
    const cards = ['Bead plate', 'Big road', 'Big eye boy', 'Small road', 'Cockroach road'];
    expect(cards.map((name) => screen.getByRole('img', { name }).querySelectorAll('g[transform]').length > 0)).toEqual(
      cards.map(() => true),
    );
    const big = screen.getByRole('img', { name: 'Big road' }).querySelectorAll('g[transform]');
    expect(big).toHaveLength(roads.bigRoad.filter((mark) => mark.column >= lastColumn() - 17).length);
  });

  it('shows dice with their total', () => {
    const before = shown(6);
    const after = hear(before, came(before.table.now, 1, 'dice:2-2-5'));
    render(<Sign state={after} table={after.table ?? before.table} />);
    expect(document.querySelector('.display-total')?.textContent).toBe('Total9Small');
  });

  it('keeps the hands of the last coup while bets are placed for the next', () => {
    const before = shown(3);
    const outcome = 'facts:P=2 B=5 player-pair=none banker-pair=none';
    const hands = { player: { cards: ['KH', '2S'], total: 2 }, banker: { cards: ['3C', '2D'], total: 5 } };
    const { now } = before.table;
    const dealt = hear(before, { ...settled(now, 1, outcome), now: { ...settled(now, 1, outcome).now, dealing: { ...now.dealing, hands } } });
    const betting = { ...settled(now, 2, outcome), now: { ...now, recent: [{ round: 1, outcome }], round: { number: 2, phase: 'BETTING' as const } } };
    const after = hear(dealt, betting);
    render(<Sign state={after} table={after.table ?? before.table} />);
    expect(screen.getByText('Banker wins')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'K♥' })).toBeTruthy();
    cleanup();
    const next = hear(after, settled(now, 3, 'facts:P=7 B=1 player-pair=none banker-pair=none'));
    render(<Sign state={next} table={next.table ?? before.table} />);
    expect(screen.getByText('Player wins')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'K♥' })).toBeNull();
  });

  it('counts in the order of the layout, whatever the order in which the server counts', () => {
    const count = (name: string) => ({ name, times: 1 });
    const names = (sets: ReturnType<typeof inOrder>) => sets.map((set) => set.map(({ name }) => name));
    expect(names(inOrder(['GREEN', 'RED', 'ODD', 'LOW', 'BLACK', 'EVEN', 'HIGH'].map(count)))).toEqual([
      ['RED', 'GREEN', 'BLACK'],
      ['ODD', 'EVEN'],
      ['LOW', 'HIGH'],
    ]);
    expect(names(inOrder(['TIE', 'BANKER_PAIR', 'PLAYER_PAIR', 'BANKER', 'NATURAL', 'PLAYER', 'NEW'].map(count)))).toEqual([
      ['PLAYER', 'TIE', 'BANKER'],
      ['PLAYER_PAIR', 'BANKER_PAIR', 'NATURAL'],
      ['NEW'],
    ]);
  });

  it('takes results by their own numbers', () => {
    const message = (sequence: number, rounds: number): ToDisplayUnion => {
      const view = results(4, true);
      return { type: 'resultsChanged', sequence, results: { ...view, statistics: { ...view.statistics, rounds } } };
    };
    const first = hear(shown(3), message(5, 7));
    expect(first.table?.results?.statistics.rounds).toBe(7);
    expect(hear(first, message(4, 6)).table?.results?.statistics.rounds).toBe(7);
    expect(hear(first, message(6, 8)).table?.results?.statistics.rounds).toBe(8);
  });

  it('says when the server is gone, and whether it may show the table at all', () => {
    const before = shown(0);
    const gone = reduceDisplay(before, { kind: 'lost' });
    expect(gone.live).toBe(false);
    render(<Sign state={gone} table={before.table} />);
    expect(screen.getByText('Connecting again …')).toBeTruthy();
    expect(hear(NOTHING, { type: 'goodbye', why: 'NOT_RECOGNISED', sentence: 'x' }).refused).toBe(true);
  });
});

function lastColumn(): number {
  return Math.max(...roads.bigRoad.map((mark) => mark.column));
}
