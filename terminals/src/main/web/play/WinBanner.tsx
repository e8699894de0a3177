import type { LastPlayed } from '@messages';
import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { ownAt } from '../store/selectors';
import { useTable } from './table';

/** What is worth large words: a win where more came back than was staked, and the stakes of a void game. */
export function worthSaying(last: LastPlayed): { readonly key: Key; readonly cents: number } | undefined {
  if (!last.decided) {
    return last.creditedCents === 0 ? undefined : { key: 'result.returned', cents: last.creditedCents };
  }
  return last.creditedCents > last.stakedCents ? { key: 'result.win', cents: last.winCents } : undefined;
}

/** What came of the player's own wagers, large, while the result is news. */
export function WinBanner() {
  const { state, table, fresh } = useTable();
  const { t } = useLanguage();
  const last = ownAt(state, table.now.table)?.last;
  const said = last === undefined || last.round !== table.now.recent[0]?.round ? undefined : worthSaying(last);
  if (!fresh || last === undefined || said === undefined) {
    return null;
  }
  return (
    <div className={last.decided ? 'win-banner' : 'win-banner returned'} role="status">
      <span>{t(said.key)}</span>
      <strong>{dollars(said.cents)}</strong>
      {last.decided && <small>{t('result.credited', { amount: dollars(last.creditedCents) })}</small>}
    </div>
  );
}
