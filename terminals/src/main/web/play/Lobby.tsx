import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { Ring } from '../design/Ring';
import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';
import { shortDollars } from '../money';
import { leftMillis } from '../store/selectors';
import type { State, TableState } from '../store/state';
import { phaseKey } from './phase';
import { Mark } from './Recent';
import type { Tables } from './useTables';

interface LobbyProps {
  readonly state: State;
  readonly tables: Tables;
  readonly onOpen: (table: number) => void;
  readonly onAdd: (table: number) => void;
  readonly onTakeAway: (table: number) => void;
  readonly onClose: () => void;
}

/** The tables that this terminal reaches, as tiles: one to play, or more beside it. */
export function Lobby({ state, tables, onOpen, onAdd, onTakeAway, onClose }: LobbyProps) {
  const { t } = useLanguage();
  const beside = ({ now: { table } }: TableState) => {
    if (tables.hidden.includes(table)) {
      return tables.hasRoom ? { key: 'lobby.split' as const, press: () => onAdd(table) } : undefined;
    }
    return tables.shown.length > 1 ? { key: 'lobby.away' as const, press: () => onTakeAway(table) } : undefined;
  };
  return (
    <Dialog title={t('lobby.title')} onClose={onClose}>
      <div className="tiles">
        {state.tables.map((table) => (
          <Tile
            key={table.now.table}
            state={state}
            table={table}
            onOpen={() => onOpen(table.now.table)}
            beside={beside(table)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface TileProps {
  readonly state: State;
  readonly table: TableState;
  readonly onOpen: () => void;
  readonly beside: { readonly key: Key; readonly press: () => void } | undefined;
}

function Tile({ state, table, onOpen, beside }: TileProps) {
  const { t } = useLanguage();
  const sign = table.layout.limits.lines;
  return (
    <div className={`tile ${table.layout.game.kind.toLowerCase()}`}>
      <button type="button" className="tile-open" onClick={onOpen}>
        <span className="caps">{t(`game.${table.layout.game.kind}`)}</span>
        <strong>{table.now.name}</strong>
        <span className="tile-limits">
          {t('limits.range', {
            least: shortDollars(Math.min(...sign.map((line) => line.minimumCents))),
            most: shortDollars(Math.max(...sign.map((line) => line.maximumCents))),
          })}
        </span>
        <span className="tile-phase">
          {table.now.round.phase === 'BETTING' && (
            <Ring left={(now) => leftMillis(state, table.now.table, now)} wholeMillis={table.bettingMillis} />
          )}
          {t(phaseKey(table))}
        </span>
        <span className="tile-recent">
          {table.now.recent.slice(0, 7).map((result) => (
            <Mark key={result.round} outcome={result.outcome} />
          ))}
        </span>
      </button>
      {beside !== undefined && (
        <Button tone="quiet" onPress={beside.press}>
          {t(beside.key)}
        </Button>
      )}
    </div>
  );
}
