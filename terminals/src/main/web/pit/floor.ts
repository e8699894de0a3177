import type { Alert, FloorView, TableCard, TerminalCard } from '@messages';

/** Somewhere on the floor that somebody looks at. */
export type Spot = { readonly kind: 'table'; readonly table: number } | { readonly kind: 'terminal'; readonly terminal: number };

/** Tables that share terminals, and these terminals: they stand together on the plan. */
export interface Island {
  readonly tables: readonly TableCard[];
  readonly terminals: readonly TerminalCard[];
}

/** The floor in islands, in the order of their tables. A terminal that reaches several tables binds them together. */
export function islands({ tables, terminals }: Pick<FloorView, 'tables' | 'terminals'>): Island[] {
  let groups = tables.map((table) => new Set([table.table]));
  for (const { tables: reached } of terminals) {
    const bound = groups.filter((group) => reached.some((table) => group.has(table)));
    if (bound.length > 1) {
      const one = new Set(bound.flatMap((group) => [...group]));
      groups = groups.filter((group) => !bound.includes(group)).concat(one);
    }
  }
  return groups
    .map((group) => ({
      tables: tables.filter((card) => group.has(card.table)),
      terminals: terminals.filter((card) => card.tables.some((table) => group.has(table))),
    }))
    .sort((one, other) => (one.tables[0]?.table ?? 0) - (other.tables[0]?.table ?? 0));
}

/** How a seat is drawn; the most pressing thing about it. */
export type Seat = 'free' | 'playing' | 'paying' | 'called' | 'out' | 'retired';

export const SEATS: readonly Seat[] = ['free', 'playing', 'paying', 'called', 'out', 'retired'];

export function seatOf(card: TerminalCard, alerts: readonly Alert[]): Seat {
  if (card.retired) {
    return 'retired';
  }
  if (card.calledMillis !== undefined) {
    return 'called';
  }
  const broken = alerts.some((alert) => alert.terminal === card.terminal && (alert.kind === 'MALFUNCTION' || alert.kind === 'ERROR_SHOWN'));
  if (broken || card.acceptor === 'OUT_OF_ORDER') {
    return 'out';
  }
  if (card.payingCents !== undefined || card.account === 'CASH_OUT_PENDING') {
    return 'paying';
  }
  return card.account === 'ACTIVE' ? 'playing' : 'free';
}

/** Names an alert for as long as it stands. */
export function alertKey({ kind, table, terminal, about, cents, sinceMillis }: Alert): string {
  const which = kind === 'BIG_WIN' ? [sinceMillis ?? 0] : []; // the same amount may be won twice
  return [kind, table, terminal, about, cents, ...which].join('|');
}

/** An alert and since when it stands: by the floor where it knows, else since this screen first saw it. */
export interface Seen {
  readonly alert: Alert;
  readonly key: string;
  readonly sinceMillis: number;
}

/** The alerts of now, the most pressing first as the server sorts them, and the oldest first within a kind. */
export function seenAlerts(before: readonly Seen[], alerts: readonly Alert[], floorNowMillis: number): Seen[] {
  const kinds = [...new Set(alerts.map((alert) => alert.kind))];
  const known = new Map(before.map((one) => [one.key, one.sinceMillis]));
  return alerts
    .map((alert) => {
      const key = alertKey(alert);
      return { alert, key, sinceMillis: alert.sinceMillis ?? known.get(key) ?? floorNowMillis };
    })
    .sort((one, other) => kinds.indexOf(one.alert.kind) - kinds.indexOf(other.alert.kind) || one.sinceMillis - other.sinceMillis);
}

/** `0:07`, `12:30`, `1:02:03`: how long something stands. */
export function age(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Where an alert leads. */
export function spotOf({ kind, table, terminal }: Alert): Spot | undefined {
  if (terminal > 0 && (table === 0 || kind === 'IDLE_SEAT' || kind === 'ERROR_SHOWN')) {
    return { kind: 'terminal', terminal };
  }
  return table > 0 ? { kind: 'table', table } : undefined;
}

/** What is pressing enough to be drawn in red. */
const URGENT: readonly Alert['kind'][] = ['TABLE_STANDS_STILL', 'MALFUNCTION', 'DISAGREEMENT', 'ERROR_SHOWN'];
const WARNING: readonly Alert['kind'][] = ['DECISION_WAITS', 'ATTENDANT_CALLED', 'HAND_PAY_WAITS', 'TABLE_PAY_WAITS', 'BIG_WIN'];

export function pressing(kind: Alert['kind']): 'urgent' | 'warning' | 'calm' {
  return URGENT.includes(kind) ? 'urgent' : WARNING.includes(kind) ? 'warning' : 'calm';
}
