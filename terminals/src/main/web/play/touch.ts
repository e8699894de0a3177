import type { ActUnion } from '@messages';
import type { Stack } from '../store/selectors';
import type { TableState } from '../store/state';
import type { Mode } from './table';

/** What one touch leads to: something to ask, and how the next touch is meant. */
export interface Touched {
  readonly ask: ActUnion | undefined;
  readonly mode: Mode;
}

const PLACE: Mode = { kind: 'place' };

/** A finger on a bet. */
export function touched(table: TableState, stacks: readonly Stack[], mode: Mode, chipCents: number, bet: string): Touched {
  const number = table.now.table;
  switch (mode.kind) {
    case 'place':
      return { ask: { type: 'place', table: number, bet, cents: chipCents }, mode };
    case 'maximum':
      return { ask: maximum(table, bet), mode: PLACE };
    case 'move':
      return moved(number, stacks, mode.from, bet);
  }
}

function moved(table: number, stacks: readonly Stack[], from: string | undefined, bet: string): Touched {
  if (from === undefined) {
    const there = stacks.some((stack) => stack.bet === bet);
    return { ask: undefined, mode: { kind: 'move', from: there ? bet : undefined } };
  }
  const cents = pendingCents(stacks, from);
  const ask: ActUnion | undefined =
    from === bet || cents === 0 ? undefined : { type: 'move', table, from, to: bet, cents };
  return { ask, mode: PLACE };
}

export function pendingCents(stacks: readonly Stack[], bet: string): number {
  const stack = stacks.find((one) => one.bet === bet);
  return stack === undefined ? 0 : stack.cents - stack.lockedCents;
}

/** The most on a number; which numbers can be asked for, and what that is laid on, the server says. */
function maximum(table: TableState, bet: string): ActUnion | undefined {
  const [kind, number] = bet.split(':');
  const asked = table.layout.maxima.find((one) => kind === 'straight' && one.number === number);
  return asked === undefined ? undefined : { type: 'placeMaximum', table: table.now.table, number: asked.number };
}
