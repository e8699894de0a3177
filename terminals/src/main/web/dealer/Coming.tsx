import { useLanguage } from '../i18n/language';
import type { Key } from '../i18n/en';
import type { WatchedTable } from '../staff/useStaffRoom';

/** What happens next at this table and what brings it about, in one sentence. */
export function Coming({ watched }: { readonly watched: WatchedTable }) {
  const { t } = useLanguage();
  const key = coming(watched);
  return key === undefined ? null : <p className="coming">{t(key)}</p>;
}

/** How far the round has come says what follows; a table that stands still or is closed says so itself. */
export function coming({ table, dealer }: WatchedTable): Key | undefined {
  const { round, standing } = table.now;
  const { kind } = table.layout.game;
  if (standing.held) {
    return undefined;
  }
  switch (round.phase) {
    case 'BETTING':
      return round.closesAtMillis === undefined ? 'dealer.coming.called' : `dealer.coming.betting.${kind}`;
    case 'CLOSED':
    case 'DEALING':
      return dealer.shoe?.due === 'COMPLETE' ? 'dealer.coming.result' : `dealer.coming.dealing.${kind}`;
    case 'RESULT':
      return 'dealer.coming.result';
    case 'IDLE':
    case 'SETTLED':
    case 'VOID':
      return 'dealer.coming.next';
  }
}
