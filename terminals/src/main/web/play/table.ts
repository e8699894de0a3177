import { createContext, useContext } from 'react';
import type { ActUnion } from '@messages';
import type { Stack } from '../store/selectors';
import type { State, TableState } from '../store/state';

/** What a touch on a bet does just now. */
export type Mode =
  | { readonly kind: 'place' }
  | { readonly kind: 'move'; readonly from: string | undefined }
  | { readonly kind: 'maximum' };

/** How a stack looks: not answered yet, confirmed or still to be confirmed, chosen to be moved. */
export function stackMarks(stack: Stack, { mode, table }: Pick<TableHands, 'mode' | 'table'>): string {
  const locked = stack.lockedCents >= stack.cents;
  const marks = {
    hoped: stack.hoped,
    locked,
    unconfirmed: !locked && table.layout.manner.confirms,
    moving: mode.kind === 'move' && mode.from === stack.bet,
  };
  return Object.entries(marks)
    .flatMap(([name, marked]) => (marked ? [name] : []))
    .join(' ');
}

/** One table on the screen, and what can be done with it. */
export interface TableHands {
  readonly state: State;
  readonly table: TableState;
  readonly stacks: readonly Stack[];
  readonly open: boolean;
  readonly chipCents: number;
  readonly mode: Mode;
  /** The latest result is news. */
  readonly fresh: boolean;
  /** What it lights up, while it is news. */
  readonly winner: string | undefined;
  touch(bet: string): void;
  ask(act: ActUnion): void;
}

const Current = createContext<TableHands | undefined>(undefined);
export const TableProvider = Current.Provider;

export function useTable(): TableHands {
  const hands = useContext(Current);
  if (hands === undefined) {
    throw new Error('no table around this');
  }
  return hands;
}
