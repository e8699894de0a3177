/** How long to wait before the next try: soon at first, later less often, and never all terminals of a floor at once. */
export function waitMillis(failures: number, chance: number): number {
  const longest = Math.min(10_000, 250 * 2 ** Math.min(failures, 10));
  return Math.round(longest / 2 + (longest / 2) * chance);
}
