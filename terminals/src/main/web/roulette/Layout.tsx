import { useState, type MouseEvent } from 'react';
import { ChipStack } from '../design/Chip';
import { useAimedAt } from '../play/drag';
import { stackMarks, useTable } from '../play/table';
import { besideWords, place, rect, zone, type Lie, type Scale } from './drawing';
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
  const { table, stacks, winner } = useTable();
  const [touched, setLit] = useState<string | undefined>(undefined);
  const lit = useAimedAt(table.now.table) ?? touched;
  const under = new Set(lit === undefined ? [] : covered(lit));
  return (
    <g onPointerLeave={() => setLit(undefined)}>
      {bets.map((bet) => {
        const grid = boxOf(bet, zeros);
        if (grid === undefined) {
          return null;
        }
        const box = rect(grid, lie, scale);
        const beside = isWords(bet) && stacks.some((stack) => stack.bet === bet);
        return (
          <Field
            key={bet}
            bet={bet}
            box={box}
            print={beside ? besideWords(box, unitOf(scale)).print : box}
            lit={lit === bet || under.has(numbersOf(bet)[0] ?? '-')}
            won={bet === `straight:${winner}`}
            onLight={setLit}
            onPoint={isWords(bet) ? undefined : onNumber}
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

/** Whether a box has words in it and no number. */
function isWords(bet: string): boolean {
  return !bet.startsWith('straight:');
}

function unitOf(scale: Scale): number {
  return Math.min(scale.along, scale.across);
}

function Chips({ bets, zeros, lie, scale }: LayoutProps) {
  const hands = useTable();
  const unit = unitOf(scale);
  return (
    <g className="chips" pointerEvents="none">
      {hands.stacks.map((stack) => {
        const spot = bets.includes(stack.bet) ? spotOf(stack.bet, zeros) : undefined;
        if (spot === undefined) {
          return null;
        }
        const box = boxOf(stack.bet, zeros);
        const beside = box !== undefined && isWords(stack.bet);
        const { x, y } = beside ? besideWords(rect(box, lie, scale), unit).chips : place(spot, lie, scale);
        return (
          <g key={stack.bet} transform={`translate(${x} ${y})`} className={`lying ${stackMarks(stack, hands)}`}>
            <ChipStack cents={stack.cents} radius={unit * (beside ? 1.5 : 1.3)} />
          </g>
        );
      })}
    </g>
  );
}
