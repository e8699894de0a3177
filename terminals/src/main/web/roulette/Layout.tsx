import { useState, type MouseEvent } from 'react';
import { ChipStack } from '../design/Chip';
import { useAimedAt } from '../play/drag';
import { stackMarks, useTable } from '../play/table';
import { place, rect, zone, type Lie, type Rect, type Scale } from './drawing';
import { boxOf, covered, numbersOf, spotOf, touchOf } from './geometry';
import { Field, Zone } from './places';

interface LayoutProps {
  /** Those that are drawn, of the bets that the server offers. */
  readonly bets: readonly string[];
  readonly zeros: readonly string[];
  readonly lie: Lie;
  readonly scale: Scale;
  /** What a finger or a mouse on a number does, where it is not simply a chip. */
  readonly onNumber?: ((event: MouseEvent) => void) | undefined;
}

/** What is printed on the layout, a zone for every bet, and the chips; at any scale. */
export function Layout({ bets, zeros, lie, scale, onNumber }: LayoutProps) {
  const { table, winner } = useTable();
  const [touched, setLit] = useState<string | undefined>(undefined);
  const lit = useAimedAt(table.now.table) ?? touched;
  const under = new Set(lit === undefined ? [] : covered(lit));
  return (
    <g onPointerLeave={() => setLit(undefined)}>
      {bets.map((bet) => {
        const box = boxOf(bet, zeros);
        return box === undefined ? null : (
          <Field
            key={bet}
            bet={bet}
            box={rect(box, lie, scale)}
            lie={lie}
            lit={lit === bet || under.has(numbersOf(bet)[0] ?? '-')}
            won={bet === `straight:${winner}`}
            onLight={setLit}
            onPoint={bet.startsWith('straight:') ? onNumber : undefined}
          />
        );
      })}
      {bets.map((bet) => {
        const spot = touchOf(bet, zeros);
        return spot === undefined ? null : (
          <Zone key={bet} bet={bet} box={zone(spot, lie, scale)} lit={lit === bet} onLight={setLit} />
        );
      })}
      <Chips bets={bets} zeros={zeros} lie={lie} scale={scale} />
    </g>
  );
}

function Chips({ bets, zeros, lie, scale }: LayoutProps) {
  const hands = useTable();
  const unit = Math.min(scale.along, scale.across);
  return (
    <g className="chips" pointerEvents="none">
      {hands.stacks.map((stack) => {
        const spot = bets.includes(stack.bet) ? spotOf(stack.bet, zeros) : undefined;
        if (spot === undefined) {
          return null;
        }
        const box = boxOf(stack.bet, zeros);
        const beside = box !== undefined && !stack.bet.startsWith('straight:');
        const { x, y } = beside ? besidePrint(rect(box, lie, scale), unit) : place(spot, lie, scale);
        return (
          <g key={stack.bet} transform={`translate(${x} ${y})`} className={`lying ${stackMarks(stack, hands)}`}>
            <ChipStack cents={stack.cents} radius={unit * (beside ? 1.5 : 1.3)} />
          </g>
        );
      })}
    </g>
  );
}

/** In a box with words the chips lie beside them, towards its far corner. */
function besidePrint(box: Rect, unit: number): { readonly x: number; readonly y: number } {
  return box.width > box.height * 1.6
    ? { x: box.x + box.width - unit * 1.9, y: box.y + box.height / 2 }
    : { x: box.x + box.width / 2, y: box.y + box.height - unit * 1.7 };
}
