import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { ActUnion } from '@messages';
import { Chip } from '../design/Chip';

interface Dragged {
  readonly bet: string;
  readonly cents: number;
  readonly x: number;
  readonly y: number;
}

interface DragOf {
  readonly table: number;
  pendingCents(bet: string): number;
  ask(act: ActUnion): void;
}

/** A finger trembles that far without meaning anything. */
const MEANT_PIXELS = 14;

/** The bet under a point of the screen. */
export function betAt(x: number, y: number): { readonly table: number; readonly bet: string } | undefined {
  const found = document.elementFromPoint(x, y)?.closest('[data-bet]');
  const bet = found?.getAttribute('data-bet');
  const table = Number(found?.getAttribute('data-table') ?? '0');
  return bet === null || bet === undefined ? undefined : { table, bet };
}

/** Chips that lie on a layout can be dragged to another bet, and off the layout. */
export function useDrag({ table, pendingCents, ask }: DragOf): {
  readonly handlers: Readonly<Record<string, (event: PointerEvent) => void>>;
  readonly ghost: ReactNode;
} {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  const from = useRef<Dragged | undefined>(undefined);
  const end = (event: PointerEvent) => {
    const moving = dragged;
    from.current = undefined;
    setDragged(undefined);
    if (moving === undefined) {
      return;
    }
    const to = betAt(event.clientX, event.clientY);
    if (to === undefined) {
      ask({ type: 'remove', table, bet: moving.bet, cents: moving.cents });
    } else if (to.table === table && to.bet !== moving.bet) {
      ask({ type: 'move', table, from: moving.bet, to: to.bet, cents: moving.cents });
    }
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const bet = (event.target as Element).closest('[data-bet]')?.getAttribute('data-bet') ?? undefined;
      const cents = bet === undefined ? 0 : pendingCents(bet);
      from.current = bet === undefined || cents === 0 ? undefined : { bet, cents, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (start === undefined) {
        return;
      }
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > MEANT_PIXELS;
      if (far && dragged === undefined) {
        // From now on all of it is heard here, wherever the finger goes; before, a touch must stay a touch of its bet.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (far || dragged !== undefined) {
        setDragged({ ...start, x: event.clientX, y: event.clientY });
      }
    },
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = undefined;
      setDragged(undefined);
    },
  };
  return { handlers, ghost: dragged === undefined ? null : <Ghost {...dragged} /> };
}

/** The chip under the finger. */
export function Ghost({ cents, x, y }: { readonly cents: number; readonly x: number; readonly y: number }) {
  return (
    <div className="ghost" style={{ left: x, top: y }}>
      <Chip cents={cents} size={64} />
    </div>
  );
}
