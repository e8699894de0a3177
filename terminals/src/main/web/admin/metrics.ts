import { Refused } from '../staff/api';

/** One line of what the server measures. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the text form of Prometheus. */
export function samples(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    const found = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/.exec(line);
    return found === null ? [] : [{ name: found[1] ?? '', labels: labels(found[2] ?? ''), value: Number(found[3]) }];
  });
}

function labels(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map((one) => [one[1] ?? '', one[2] ?? '']));
}

export async function measured(): Promise<Dashboard> {
  const answer = await fetch('/q/metrics', { headers: { Accept: 'text/plain' } }).catch(() => undefined);
  if (answer === undefined || !answer.ok) {
    throw new Refused({ status: answer?.status ?? 0, title: 'UNREACHABLE', detail: 'The server does not answer.' });
  }
  return dashboard(samples(await answer.text()), Date.now());
}

export interface Named {
  readonly name: string;
  readonly value: number;
}

/** What an administrator wants to see of it. */
export interface Dashboard {
  readonly atMillis: number;
  readonly wagers: number;
  readonly rounds: readonly Named[];
  readonly refusals: readonly Named[];
  readonly sockets: readonly Named[];
  /** 99 of 100 answers came within so many milliseconds; none yet where it is empty. */
  readonly answer99Millis: number | undefined;
  readonly ledgerCents: number;
  readonly findings: number;
  readonly lagSeconds: number;
}

export function dashboard(all: readonly Sample[], atMillis: number): Dashboard {
  const sum = (name: string) => all.filter((one) => one.name === name).reduce((total, one) => total + one.value, 0);
  return {
    atMillis,
    wagers: sum('baize_wagers_total'),
    rounds: by(all, 'baize_rounds_total', 'end'),
    refusals: by(all, 'baize_terminal_asks_seconds_count', 'result').filter(({ name }) => name !== 'accepted'),
    sockets: by(all, 'baize_sockets', 'kind'),
    answer99Millis: quantileMillis(all.filter((one) => one.name === 'baize_terminal_asks_seconds_bucket'), 0.99),
    ledgerCents: sum('baize_ledger_sum_cents'),
    findings: sum('baize_ledger_findings'),
    lagSeconds: sum('baize_projection_lag_seconds'),
  };
}

/** Sums by a label, the largest first. */
function by(all: readonly Sample[], name: string, label: string): readonly Named[] {
  const sums = new Map<string, number>();
  all
    .filter((one) => one.name === name)
    .forEach((one) => sums.set(one.labels[label] ?? '', (sums.get(one.labels[label] ?? '') ?? 0) + one.value));
  return [...sums].map(([named, value]) => ({ name: named, value })).sort((one, other) => other.value - one.value);
}

/** The bound below which that share of all lies; buckets count everything up to their bound. */
export function quantileMillis(buckets: readonly Sample[], share: number): number | undefined {
  const upTo = new Map<number, number>();
  buckets.forEach((one) => {
    const bound = one.labels['le'] === '+Inf' ? Number.POSITIVE_INFINITY : Number(one.labels['le']);
    upTo.set(bound, (upTo.get(bound) ?? 0) + one.value);
  });
  const bounds = [...upTo].sort(([one], [other]) => one - other);
  const count = bounds.at(-1)?.[1] ?? 0;
  const found = bounds.find(([, counted]) => counted >= share * count)?.[0];
  return count === 0 || found === undefined || !Number.isFinite(found) ? undefined : found * 1_000;
}
