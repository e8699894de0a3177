import type { GameKind } from '@messages';
import type { Page } from '../staff/records';

/** The rows with the names of their columns as a page writes names. */
export function rows<T>(page: Pick<Page, 'rows'> | undefined): T[] {
  return (page?.rows ?? []).map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value])) as T,
  );
}

function camel(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A round as it is on record; a moment that has not come is 0. */
export interface PastRound {
  readonly tableNo: number;
  readonly roundNo: number;
  readonly state: string;
  readonly openedMillis: number;
  readonly resolvedMillis: number;
  readonly outcome: string;
  readonly corrections: number;
}

/** A wager of a round and one decision about it. */
export interface RoundLine {
  readonly line: number;
  readonly wagerId: number;
  readonly terminalNo: number;
  readonly bet: string;
  readonly state: string;
  readonly kind: string;
  readonly outcome: string;
  readonly stakeCents: number;
  readonly creditCents: number;
  readonly rule: string;
  readonly reason: string;
}

/** One thing that is on record of a terminal in a round. */
export interface AnalysisLine {
  readonly line: number;
  readonly atMillis: number;
  readonly what: 'TOUCH' | 'EVENT' | 'DECISION';
  readonly who: string;
  readonly words: string;
  readonly answer: string;
  readonly rule: string;
  readonly detail: string;
  /** Of a touch: what lay on the layout after it. */
  readonly chips: string;
}

/** What counts of each wager is its latest decision; what was taken back before the close is no wager. */
export function decided(lines: readonly RoundLine[]): RoundLine[] {
  const latest = new Map(lines.filter((line) => line.state !== 'LIFTED').map((line) => [line.wagerId, line]));
  return [...latest.values()].sort((one, other) => one.terminalNo - other.terminalNo || one.wagerId - other.wagerId);
}

/** Two ways in which each game can end. */
const ENDS: Readonly<Record<GameKind, readonly [string, string]>> = {
  ROULETTE: ['number:0', 'number:1'],
  SIC_BO: ['dice:1-1-2', 'dice:1-1-3'],
  BACCARAT: ['facts:P=7 B=6 player-pair=none banker-pair=none', 'facts:P=6 B=7 player-pair=none banker-pair=none'],
};

/** An example of what a result could be corrected to: written as the game writes it, also where none was written, and never what it was. */
export function anotherOutcome(game: GameKind, outcome: string): string {
  const [one, other] = ENDS[game];
  return one === outcome ? other : one;
}

/** One stack of chips at a moment of a replay. */
export interface Laid {
  readonly bet: string;
  readonly cents: number;
}

/** Reads `red=500 straight:17=1000`. */
export function laid(chips: string): Laid[] {
  return chips
    .split(' ')
    .filter((stack) => stack !== '')
    .map((stack) => {
      const at = stack.lastIndexOf('=');
      return { bet: stack.slice(0, at), cents: Number(stack.slice(at + 1)) };
    });
}

/** What lay on the layout when that line had happened. */
export function chipsAt(lines: readonly AnalysisLine[], place: number): Laid[] {
  const touches = lines.slice(0, place + 1).filter((line) => line.what === 'TOUCH');
  return laid(touches.at(-1)?.chips ?? '');
}
