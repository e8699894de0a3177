import { createContext, useContext, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import type { ActUnion } from '@messages';
import { Chip } from '../design/Chip';

/** A bet under a point of the screen. */
export interface Target {
  readonly table: number;
  readonly bet: string;
  /** It lies on a layout that is too small for its lines. */
  readonly small: boolean;
}

/** Chips on their way from the tray or from a bet. */
export interface Carried {
  readonly cents: number;
  readonly x: number;
  readonly y: number;
  /** Where they would land. */
  readonly over: Target | undefined;
}

/** What is dragged across the screen just now, for whoever draws it. It moves with every frame, and nothing else is drawn anew for it. */
export class Hand {
  private carried: Carried | undefined;
  private readonly watchers = new Set<() => void>();

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  holds(): Carried | undefined {
    return this.carried;
  }

  carry(cents: number, x: number, y: number): void {
    const found = betAt(x, y);
    const before = this.carried?.over;
    const same = found?.table === before?.table && found?.bet === before?.bet && found?.small === before?.small;
    this.become({ cents, x, y, over: same ? before : found });
  }

  putDown(): void {
    this.become(undefined);
  }

  private become(carried: Carried | undefined): void {
    this.carried = carried;
    this.watchers.forEach((watcher) => watcher());
  }
}

const Dragging = createContext(new Hand());
export const HandProvider = Dragging.Provider;

export function useHand(): Hand {
  return useContext(Dragging);
}

/** Some of what is carried, for a part that is drawn anew when that changes. */
export function useCarried<Part>(part: (carried: Carried | undefined) => Part): Part {
  const hand = useHand();
  return useSyncExternalStore(hand.watch, () => part(hand.holds()));
}

/** The bet of a table on which the chips in somebody's hand would land. */
export function useAimedAt(table: number): string | undefined {
  return useCarried((carried) => (carried?.over?.table === table ? carried.over.bet : undefined));
}

/** The bet under a point of the screen; on a small layout also a line between numbers, which a touch passes through. */
export function betAt(x: number, y: number): Target | undefined {
  const under = document.elementFromPoint(x, y);
  const small = under?.closest('.roulette-board.small > svg');
  const lines = [...(small?.querySelectorAll('.zone') ?? [])];
  const found = lines.findLast((line) => isInside(line.getBoundingClientRect(), x, y)) ?? under?.closest('[data-bet]');
  const bet = found?.getAttribute('data-bet');
  return typeof bet === 'string'
    ? { table: Number(found?.getAttribute('data-table')), bet, small: small !== null && small !== undefined }
    : undefined;
}

function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

interface DragOf {
  readonly table: number;
  pendingCents(bet: string): number;
  ask(act: ActUnion): void;
}

interface Taken {
  readonly bet: string;
  readonly cents: number;
  readonly x: number;
  readonly y: number;
}

/** A finger trembles that far without meaning anything. */
const MEANT_PIXELS = 14;

/** Chips that lie on a layout can be dragged to another bet, and off the layout. */
export function useDrag({ table, pendingCents, ask }: DragOf): Readonly<Record<string, (event: PointerEvent) => void>> {
  const hand = useHand();
  const taken = useRef<Taken | undefined>(undefined);
  const moves = useRef(false);
  const end = () => {
    taken.current = undefined;
    moves.current = false;
    hand.putDown();
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y }) => {
      const bet = betAt(x, y)?.bet;
      const cents = bet === undefined ? 0 : pendingCents(bet);
      taken.current = bet === undefined || cents === 0 ? undefined : { bet, cents, x, y };
    },
    onPointerMove: (event) => {
      const start = taken.current;
      if (start === undefined) {
        return;
      }
      if (!moves.current && Math.hypot(event.clientX - start.x, event.clientY - start.y) > MEANT_PIXELS) {
        // From now on all of it is heard here, wherever the finger goes; before, a touch must stay a touch of its bet.
        event.currentTarget.setPointerCapture(event.pointerId);
        moves.current = true;
      }
      if (moves.current) {
        hand.carry(start.cents, event.clientX, event.clientY);
      }
    },
    onPointerUp: (event) => {
      const from = moves.current ? taken.current : undefined;
      const to = betAt(event.clientX, event.clientY);
      end();
      if (from !== undefined && to === undefined) {
        ask({ type: 'remove', table, bet: from.bet, cents: from.cents });
      } else if (from !== undefined && to?.table === table && to.bet !== from.bet) {
        ask({ type: 'move', table, from: from.bet, to: to.bet, cents: from.cents });
      }
    },
    onPointerCancel: end,
  };
}

/** The chip under the finger. */
export function Ghost() {
  const carried = useCarried((now) => now);
  return carried === undefined ? null : (
    <div className={carried.over?.small === true ? 'ghost aiming' : 'ghost'} style={{ left: carried.x, top: carried.y }}>
      <Chip cents={carried.cents} size={64} />
    </div>
  );
}
