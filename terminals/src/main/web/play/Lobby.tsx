import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { Ring } from '../design/Ring';
import { useLanguage } from '../i18n/language';
import { shortDollars } from '../money';
import { leftMillis } from '../store/selectors';
import type { State, TableState } from '../store/state';
import { phaseKey } from './phase';
import { Mark } from './Recent';

interface LobbyProps {
  readonly state: State;
  readonly shown: readonly number[];
  readonly onChoose: (tables: readonly number[]) => void;
  readonly onClose: () => void;
}

/** The tables that this terminal reaches, as tiles: one to play, or a second beside it. */
export function Lobby({ state, shown, onChoose, onClose }: LobbyProps) {
  const { t } = useLanguage();
  const beside = (number: number) => onChoose([shown[0] ?? number, number]);
  return (
    <Dialog title={t('lobby.title')} onClose={onClose}>
      <div className="tiles">
        {state.tables.map((table) => (
          <Tile
            key={table.now.table}
            state={state}
            table={table}
            onOpen={() => onChoose([table.now.table])}
            onBeside={shown[0] === table.now.table ? undefined : () => beside(table.now.table)}
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
  readonly onBeside: (() => void) | undefined;
}

function Tile({ state, table, onOpen, onBeside }: TileProps) {
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
      {onBeside !== undefined && (
        <Button tone="quiet" onPress={onBeside}>
          {t('lobby.split')}
        </Button>
      )}
    </div>
  );
}
