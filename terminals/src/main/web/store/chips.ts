import type { LimitSign } from '@messages';

/** The values that a house has chips for; which of them a tray holds depends on the table's sign. */
const VALUES_CENTS = [
  25, 50, 1_00, 2_50, 5_00, 10_00, 25_00, 50_00, 100_00, 500_00, 1_000_00, 5_000_00, 10_000_00, 50_000_00, 100_000_00,
] as const;

const TRAY = 6;

/** The chips on the tray: from the smallest that helps to reach a minimum at this table upwards. */
export function trayOf(limits: LimitSign): number[] {
  const least = Math.min(...limits.lines.map((line) => line.minimumCents));
  const most = Math.max(...limits.lines.map((line) => line.maximumCents));
  const fitting = VALUES_CENTS.filter((value) => value >= least && value <= most);
  const first = fitting.length > 0 ? fitting : [least];
  return first.slice(0, TRAY);
}

/** The chip that a stack of that much shows on top: the largest value in it. */
export function topChip(cents: number): number {
  return VALUES_CENTS.findLast((value) => value <= cents) ?? VALUES_CENTS[0];
}

/** How many discs a stack is drawn with. */
export function stackHeight(cents: number): number {
  const top = topChip(cents);
  return Math.max(1, Math.min(5, Math.trunc(cents / top)));
}
