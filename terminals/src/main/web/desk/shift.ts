import { allRows, type Row } from '../staff/records';

/** A cashier's shift. The floor knows payments and who made them, and no till: what the drawer held at first is kept on this machine. */
export interface Shift {
  readonly openedMillis: number;
  readonly floatCents: number;
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

const KEPT = 'baize.shift.';

export function keptShift(person: number): Shift | undefined {
  const kept = localStorage.getItem(KEPT + person);
  return kept === null ? undefined : (JSON.parse(kept) as Shift);
}

export function keepShift(person: number, shift: Shift | undefined): void {
  if (shift === undefined) {
    localStorage.removeItem(KEPT + person);
  } else {
    localStorage.setItem(KEPT + person, JSON.stringify(shift));
  }
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
