import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { ownAt } from '../store/selectors';
import type { State, TableState } from '../store/state';

const SHOWN_MILLIS = 5_000;

/** Own winnings, large, for a moment after the round is settled. */
export function WinBanner({ state, table }: { readonly state: State; readonly table: TableState }) {
  const { t } = useLanguage();
  const settled = table.now.round.phase === 'SETTLED' ? table.now.round.number : 0;
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (settled === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setOver(settled), SHOWN_MILLIS);
    return () => clearTimeout(timer);
  }, [settled]);
  const win = ownAt(state, table.now.table)?.money.winCents ?? 0;
  if (settled === 0 || settled === over || win === 0) {
    return null;
  }
  return (
    <div className="win-banner" role="status">
      <span>{t('result.win')}</span>
      <strong>{dollars(win)}</strong>
    </div>
  );
}
