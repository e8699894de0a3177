import { Button } from '../design/Button';
import { useNow } from '../design/Ring';
import { useLanguage } from '../i18n/language';
import { shortDollars } from '../money';
import { leftMillis, meters } from '../store/selectors';
import type { State, TableState } from '../store/state';
import { phaseKey } from './phase';
import { Mark } from './Recent';
import type { Tables } from './useTables';

/** The tables that are not on the screen, each as a small tile: a touch brings it there, or puts it beside the others. */
export function Elsewhere({ state, tables }: { readonly state: State; readonly tables: Tables }) {
  const { t } = useLanguage();
  const found = tables.hidden.flatMap((number) => state.tables.find((one) => one.now.table === number) ?? []);
  return (
    <div className="elsewhere" role="group" aria-label={t('elsewhere.title')}>
      {found.map((table) => (
        <div key={table.now.table} className={`away ${table.layout.game.kind.toLowerCase()}`}>
          <button type="button" className="away-open" onClick={() => tables.swapIn(table.now.table)}>
            <strong>{table.now.name}</strong>
            <Now state={state} table={table} />
          </button>
          {tables.hasRoom && (
            <Button
              tone="quiet"
              label={t('elsewhere.add', { table: table.now.name })}
              onPress={() => tables.add(table.now.table)}
            >
              +
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

/** How it stands there: the seconds that are left, or what happens; what came last, and the player's chips. */
function Now({ state, table }: { readonly state: State; readonly table: TableState }) {
  const { t } = useLanguage();
  const left = leftMillis(state, table.now.table, useNow(500));
  const { betCents } = meters(state, table.now.table);
  const [last] = table.now.recent;
  return (
    <span className="away-now">
      {left !== undefined && table.now.round.phase === 'BETTING' ? (
        <b>{t('seconds.short', { n: Math.ceil(left / 1000) })}</b>
      ) : (
        <span>{t(phaseKey(table))}</span>
      )}
      {last !== undefined && <Mark outcome={last.outcome} />}
      {betCents > 0 && <b className="away-bet">{shortDollars(betCents)}</b>}
    </span>
  );
}
