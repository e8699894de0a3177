import type { Result } from '@messages';
import { outcomeOf, type Outcome } from '../outcome';

type Coup = Extract<Outcome, { kind: 'coup' }>;

/** The coups among some results, oldest first; void rounds leave no mark. */
export function coups(recent: readonly Result[]): Coup[] {
  return recent
    .toReversed()
    .map((result) => (result.outcome === undefined ? undefined : outcomeOf(result.outcome)))
    .filter((outcome): outcome is Coup => outcome?.kind === 'coup');
}

export interface Mark {
  readonly column: number;
  readonly row: number;
  readonly coup: Coup;
  /** Ties since. */
  readonly ties: number;
}

export const ROWS = 6;

/** Column by column, six beneath each other. */
export function beadPlate(marks: readonly Coup[]): Mark[] {
  return marks.map((coup, index) => ({ column: Math.trunc(index / ROWS), row: index % ROWS, coup, ties: 0 }));
}

/** A new column with each change of side; a long run turns right where there is no room below. Ties are strokes on the mark before. */
export function bigRoad(marks: readonly Coup[]): Mark[] {
  const road: Mark[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const coup of marks) {
    const last = road.at(-1);
    if (coup.side === 'tie') {
      if (last !== undefined) {
        road[road.length - 1] = { ...last, ties: last.ties + 1 };
      }
      continue;
    }
    const goesOn = last?.coup.side === coup.side;
    start = goesOn ? start : start + 1;
    const place = goesOn && last !== undefined ? below(last, taken) : { column: start, row: 0 };
    taken.add(`${place.column} ${place.row}`);
    road.push({ ...place, coup, ties: 0 });
  }
  return road;
}

function below(last: Mark, taken: ReadonlySet<string>): { readonly column: number; readonly row: number } {
  const down = { column: last.column, row: last.row + 1 };
  return down.row < ROWS && !taken.has(`${down.column} ${down.row}`) ? down : { column: last.column + 1, row: last.row };
}
