import { useState } from 'react';
import type { FloorView } from '@messages';
import { seenAlerts, type Seen } from './floor';

/** The alerts of the floor; remembers since when each stands where the floor does not tell. */
export function useAlerts(floor: FloorView, aheadMillis: number): readonly Seen[] {
  const [kept, setKept] = useState<{ readonly of: FloorView | undefined; readonly seen: readonly Seen[] }>({ of: undefined, seen: [] });
  if (kept.of === floor) {
    return kept.seen;
  }
  const ahead = Number.isFinite(aheadMillis) ? aheadMillis : 0;
  const seen = seenAlerts(kept.seen, floor.alerts, Date.now() + ahead);
  setKept({ of: floor, seen });
  return seen;
}

const KEPT = 'baize.pit.seen';

/** More than were ever seen in the time that an alert stands. */
const MOST = 50;

/** What somebody at this screen has seen already, also after the page was opened anew. */
export function keptSeen(): readonly string[] {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[];
}

export function keepSeen(keys: readonly string[]): void {
  sessionStorage.setItem(KEPT, JSON.stringify(keys.slice(-MOST)));
}
