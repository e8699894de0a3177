import type { Result } from '@messages';

export interface HotAndCold {
  readonly hot: readonly string[];
  readonly cold: readonly string[];
}

const SHOWN = 3;

/** Among the results on the screen: the numbers that came most often, and those that came longest ago. */
export function hotAndCold(recent: readonly Result[]): HotAndCold {
  const labels = recent.flatMap((result) =>
    result.outcome?.startsWith('number:') === true ? [result.outcome.slice('number:'.length)] : [],
  );
  const counted = new Map<string, number>();
  labels.forEach((label) => counted.set(label, (counted.get(label) ?? 0) + 1));
  const hot = [...counted].filter(([, times]) => times > 1).sort(([, one], [, other]) => other - one);
  const oldest = [...counted.keys()].toReversed();
  return {
    hot: hot.slice(0, SHOWN).map(([label]) => label),
    cold: oldest.filter((label) => counted.get(label) === 1).slice(0, SHOWN),
  };
}
