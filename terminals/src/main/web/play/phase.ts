import type { Key } from '../i18n/en';
import type { TableState } from '../store/state';

/** The large words over a table. */
export function phaseKey(table: TableState): Key {
  if (!table.now.standing.open) {
    return 'phase.tableClosed';
  }
  if (table.now.standing.held) {
    return 'phase.held';
  }
  if (table.now.dealing.noBet && table.now.round.phase !== 'SETTLED') {
    return 'notice.noBet';
  }
  return `phase.${table.now.round.phase}`;
}

/** What else everybody must see: announced closings and changes, the last coup, a spin that does not count. */
export function noticesOf(table: TableState): Key[] {
  const { standing, dealing } = table.now;
  const notices: Key[] = standing.notices.map((notice) => `notice.${notice}` as const);
  if (dealing.lastCoup) {
    notices.push('notice.lastCoup');
  }
  if (dealing.noSpin) {
    notices.push('notice.noSpin');
  }
  if (dealing.ballRunning) {
    notices.push('notice.ballRunning');
  }
  return notices;
}
