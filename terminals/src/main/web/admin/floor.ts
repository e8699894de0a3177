import { call } from '../staff/api';

export interface TableLine {
  readonly table: number;
  readonly name: string;
  readonly rulebook: string;
  readonly game: string;
  readonly open: boolean;
}

export interface TerminalLine {
  readonly terminal: number;
  readonly rulebook: string;
  readonly spec: Readonly<Record<string, unknown>>;
}

export interface TableDocument {
  readonly table: number;
  readonly spec: Readonly<Record<string, unknown>>;
}

function tables(): Promise<readonly TableLine[]> {
  return call('GET', '/api/tables');
}

export function table(number: number): Promise<TableDocument> {
  return call('GET', `/api/tables/${number}`);
}

function terminals(): Promise<readonly TerminalLine[]> {
  return call('GET', '/api/terminals');
}

/** The number after the highest there is. */
export function nextAfter(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + 1;
}

/** All that stands on the floor. */
export async function standing(): Promise<{ readonly known: readonly TableLine[]; readonly seats: readonly TerminalLine[] }> {
  const [known, seats] = await Promise.all([tables(), terminals()]);
  return { known, seats };
}
