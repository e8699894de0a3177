import { call } from '../staff/api';
import { allRows, type Row } from '../staff/records';

/** A cashier's shift that runs. The floor knows payments and who made them, and no drawer: the server keeps what is in it beside. */
export interface Shift {
  readonly openedMillis: number;
  readonly floatCents: number;
}

/** A shift that is over, as it is on record. */
export interface Sheet {
  readonly person: number;
  readonly openedMillis: number;
  readonly endedMillis: number;
  readonly floatCents: number;
  readonly cashCents: number;
  readonly otherCents: number;
  readonly expectedCents: number;
  readonly countedCents: number;
  readonly differenceCents: number;
}

/** The shifts of whoever works here. */
export interface Mine {
  readonly open?: Shift | null;
  readonly latest: readonly Sheet[];
}

export function myShifts(): Promise<Mine> {
  return call('GET', '/api/shifts/mine');
}

export function beginShift(floatCents: number): Promise<Mine> {
  return call('POST', '/api/shifts', { floatCents });
}

/** @param expectedCents what the sheet says that was signed */
export function endShift(countedCents: number, expectedCents: number): Promise<Sheet> {
  return call('POST', '/api/shifts/end', { countedCents, expectedCents });
}

/** One payment of this shift, as it is on record. */
export interface Paid {
  readonly event: number;
  readonly atMillis: number;
  readonly number: string;
  readonly kind: string;
  readonly cents: number;
  readonly form: string;
  readonly terminal: number;
}

/** What this person has paid since then, oldest first. */
export async function payments(person: number, fromMillis: number): Promise<readonly Paid[]> {
  return (await allRows('payments', { person, fromMillis })).map(paid);
}

function paid(row: Row): Paid {
  return {
    event: Number(row['event_no']),
    atMillis: Number(row['at_millis']),
    number: String(row['paper_no']),
    kind: String(row['kind']),
    cents: Number(row['cents']),
    form: String(row['form']),
    terminal: Number(row['terminal_no']),
  };
}

/** The money of a shift. */
export interface Balance {
  readonly floatCents: number;
  /** Only cash leaves the drawer. */
  readonly cashCents: number;
  readonly otherCents: number;
  readonly expectedCents: number;
}

export function balance(shift: Shift, made: readonly Paid[]): Balance {
  const sum = (some: readonly Paid[]) => some.reduce((cents, one) => cents + one.cents, 0);
  const cashCents = sum(made.filter((one) => one.form === 'CASH'));
  return {
    floatCents: shift.floatCents,
    cashCents,
    otherCents: sum(made) - cashCents,
    expectedCents: shift.floatCents - cashCents,
  };
}

/** What lies in a drawer, in cents a piece. */
export const PIECES: readonly number[] = [100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 20, 10, 5];

export type Counted = Readonly<Record<number, number>>;

export function countedCents(counted: Counted): number {
  return PIECES.reduce((cents, piece) => cents + piece * (counted[piece] ?? 0), 0);
}
