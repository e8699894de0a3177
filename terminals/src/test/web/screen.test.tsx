import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActUnion, GameKind, PlayerView, ToTerminalUnion } from '@messages';
import { LockScreen } from '../../main/web/play/LockScreen';
import { Shell } from '../../main/web/play/Shell';
import { reduce } from '../../main/web/store/reducer';
import { EMPTY, type State } from '../../main/web/store/state';
import { welcome } from './floor';

const hear = (state: State, message: ToTerminalUnion) => reduce(state, { kind: 'heard', message, atMillis: 0 });

/** A terminal at one table of that game, with money on its account. */
function at(kind: GameKind, place = 0): State {
  const table = welcome.tables.filter((one) => one.layout.game.kind === kind)[place];
  if (table === undefined) {
    throw new Error(`the floor has no such table of ${kind}`);
  }
  const money = { creditCents: 100_00, pendingCents: 0, lockedCents: 0, winCents: 0 };
  const own: PlayerView = { ...welcome.own, open: true, tables: [{ table: table.now.table, money, wagers: [], out: false }] };
  return hear(EMPTY, { ...welcome, own, tables: [table] });
}

function show(state: State): ActUnion[] {
  const asked: ActUnion[] = [];
  render(<Shell terminal={{ state, ask: (act) => asked.push(act), recall: () => undefined, tell: () => undefined }} />);
  return asked;
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 }))));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the player terminal', () => {
  it.each([
    ['ROULETTE', 0],
    ['ROULETTE', 1],
    ['ROULETTE', 2],
    ['BACCARAT', 0],
    ['BACCARAT', 1],
    ['BACCARAT', 2],
    ['SIC_BO', 0],
    ['SIC_BO', 1],
  ] as const)('has every bet of %s %i within reach of a finger and of a screen reader', (kind, place) => {
    const state = at(kind, place);
    show(state);
    const offered = state.tables[0]?.layout.lines.flatMap((line) => line.bets) ?? [];
    const drawn = [...document.querySelectorAll('[data-bet]')];
    expect(drawn.map((one) => one.getAttribute('data-bet')).toSorted()).toEqual(offered.toSorted());
    const names = drawn.map((one) => one.getAttribute('aria-label') ?? one.querySelector('.unseen')?.textContent ?? '');
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('places the chip that was chosen', () => {
    const asked = show(at('SIC_BO'));
    fireEvent.click(screen.getByRole('radio', { name: 'Chip of $10' }));
    fireEvent.click(screen.getByRole('button', { name: 'Small' }));
    expect(asked).toEqual([{ type: 'place', table: 7, bet: 'small', cents: 10_00 }]);
  });

  it('has the buttons that the table’s text knows, and no other', () => {
    show(at('ROULETTE', 0));
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Max on number' })).toBeNull();
    cleanup();
    show(at('ROULETTE', 2));
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Max on number' })).toBeTruthy();
  });

  it('shows meters in dollars and cents', () => {
    show(at('BACCARAT'));
    expect(screen.getByText('$100.00')).toBeTruthy();
    expect(screen.getAllByText('$0.00')).toHaveLength(2);
  });

  it('takes notes on a demonstration floor', () => {
    const asked = show(at('ROULETTE'));
    fireEvent.click(screen.getByRole('button', { name: 'Buy in' }));
    fireEvent.click(screen.getByRole('button', { name: 'Note of $20' }));
    expect(asked).toEqual([{ type: 'noteInserted', noteCents: 20_00 }]);
  });

  it('asks once more before it pays out', () => {
    const asked = show(at('ROULETTE'));
    fireEvent.click(screen.getByRole('button', { name: 'Cash out' }));
    expect(asked).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay out' }));
    expect(asked).toEqual([{ type: 'cashOut' }]);
  });

  it('lets nothing be undone or doubled while betting is closed', () => {
    const state = at('BACCARAT');
    const table = state.tables[0];
    if (table === undefined) {
      throw new Error('a table is there');
    }
    const now = { ...table.now, round: { number: 1, phase: 'CLOSED' as const } };
    show({ ...state, tables: [{ ...table, now }] });
    expect((screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('No more bets')).toBeTruthy();
  });

  it('has odds pages to turn', () => {
    show(at('SIC_BO'));
    fireEvent.click(screen.getByRole('button', { name: 'Odds' }));
    expect(screen.getByText('Page 1 of 6')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 6')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to game' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the shoot button on the shooter’s terminal only', () => {
    const state = at('SIC_BO', 1);
    const table = state.tables[0];
    if (table === undefined) {
      throw new Error('a table is there');
    }
    const shooting = (terminal: number): State => ({
      ...state,
      tables: [
        { ...table, now: { ...table.now, round: { number: 1, phase: 'CLOSED', shooter: { terminal, untilMillis: 9 } } } },
      ],
    });
    const asked = show(shooting(101));
    fireEvent.click(screen.getByRole('button', { name: 'Shoot' }));
    expect(asked).toEqual([{ type: 'shoot', table: 8 }]);
    cleanup();
    show(shooting(102));
    expect(screen.queryByRole('button', { name: 'Shoot' })).toBeNull();
    expect(screen.getByText('Terminal 102 shoots')).toBeTruthy();
  });
});

describe('the last games', () => {
  it('are shown with what was bet and what came back', () => {
    const state = at('ROULETTE');
    const game = {
      table: 1,
      round: 7,
      atMillis: 0,
      outcome: { text: 'number:17' },
      bets: [{ bet: 'split:17-20', cents: 5_00 }],
      stakedCents: 5_00,
      creditedCents: 90_00,
    };
    show(hear(state, { type: 'recalled', recall: { games: [game] } }));
    fireEvent.click(screen.getByRole('button', { name: 'Last games' }));
    expect(screen.getByText('Split 17 · 20 $5.00')).toBeTruthy();
    expect(screen.getByText('$90.00')).toBeTruthy();
  });
});

describe('the lock screen', () => {
  it('keeps the account in sight while the server is gone', () => {
    render(<LockScreen state={reduce(at('ROULETTE'), { kind: 'lost', atMillis: 1 })} />);
    expect(screen.getByText('$100.00')).toBeTruthy();
    expect(screen.getByText('Connecting again …')).toBeTruthy();
  });
});
