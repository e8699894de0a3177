import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { ownAt } from '../store/selectors';
import { useTable } from './table';

/** Own winnings, large, while the result is news. */
export function WinBanner() {
  const { state, table, fresh } = useTable();
  const { t } = useLanguage();
  const win = ownAt(state, table.now.table)?.money.winCents ?? 0;
  if (!fresh || win === 0) {
    return null;
  }
  return (
    <div className="win-banner" role="status">
      <span>{t('result.win')}</span>
      <strong>{dollars(win)}</strong>
    </div>
  );
}
