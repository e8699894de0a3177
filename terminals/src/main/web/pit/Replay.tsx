import { useEffect, useMemo, useState } from 'react';
import { BaccaratBoard } from '../baccarat/BaccaratBoard';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { TableProvider, type TableHands } from '../play/table';
import { RouletteBoard } from '../roulette/RouletteBoard';
import { SicBoBoard } from '../sicbo/SicBoBoard';
import type { Page } from '../staff/records';
import { Trouble } from '../staff/Trouble';
import { EMPTY, type TableState } from '../store/state';
import { chipsAt, rows, type AnalysisLine, type Laid } from './records';
import { Timeline } from './Timeline';
import { useAnswer } from './useAnswer';

interface ReplayProps {
  readonly table: TableState;
  readonly round: number;
  readonly terminal: number;
  readonly onClose: () => void;
}

/** Everything on record of a terminal in a round, played again: the layout as it lay at each moment. */
export function Replay({ table, round, terminal, onClose }: ReplayProps) {
  const { t } = useLanguage();
  const path = `/api/records/analysis?table=${table.now.table}&round=${round}&terminal=${terminal}&limit=1000`;
  const { value, trouble } = useAnswer<Page>(path);
  const lines = useMemo(() => rows<AnalysisLine>(value), [value]);
  return (
    <Dialog title={`${t('terminal', { n: terminal })} · ${t('staff.game', { n: round })}`} onClose={onClose}>
      <Trouble of={trouble} />
      {value !== undefined && <Recorder table={table} lines={lines} />}
      <div className="act-buttons">
        <Button tone="quiet" onPress={onClose}>
          {t('staff.close')}
        </Button>
      </div>
    </Dialog>
  );
}

const STEP_MILLIS = 1_000;

/** Play, pause, step: a recorder over the lines of the record. */
export function Recorder({ table, lines }: { readonly table: TableState; readonly lines: readonly AnalysisLine[] }) {
  const { t } = useLanguage();
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = lines.length - 1;
  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = setTimeout(() => (place >= last ? setPlaying(false) : setPlace(place + 1)), STEP_MILLIS);
    return () => clearTimeout(timer);
  }, [playing, place, last]);
  if (lines.length === 0) {
    return <p className="pit-none">{t('pit.nothingOnRecord')}</p>;
  }
  const step = (to: number) => {
    setPlaying(false);
    setPlace(Math.min(last, Math.max(0, to)));
  };
  const chips = chipsAt(lines, place);
  return (
    <div className="replay">
      <div className="replay-left">
        <Layout table={table} chips={chips} />
        <p className="replay-total" role="status">
          {t('pit.onLayout')} <b>{dollars(chips.reduce((sum, one) => sum + one.cents, 0))}</b>
        </p>
        <div className="replay-keys row">
          <Button label={t('pit.stepBack')} disabled={place === 0} onPress={() => step(place - 1)}>
            ‹
          </Button>
          <Button
            tone="gold"
            onPress={() => {
              setPlace(place >= last ? 0 : place);
              setPlaying(!playing);
            }}
          >
            {t(playing ? 'pit.pause' : 'pit.play')}
          </Button>
          <Button label={t('pit.stepOn')} disabled={place === last} onPress={() => step(place + 1)}>
            ›
          </Button>
          <input
            type="range"
            aria-label={t('pit.moment')}
            min={0}
            max={last}
            value={place}
            onChange={(event) => step(Number(event.target.value))}
          />
          <span className="figures">{`${place + 1} / ${lines.length}`}</span>
        </div>
      </div>
      <Timeline lines={lines} place={place} onPlace={step} />
    </div>
  );
}

/** The player's own layout, with those chips on it; nothing on it can be touched. */
function Layout({ table, chips }: { readonly table: TableState; readonly chips: readonly Laid[] }) {
  const hands: TableHands = {
    state: EMPTY,
    table,
    stacks: chips.map((one) => ({ ...one, lockedCents: 0, hoped: false })),
    open: false,
    chipCents: 0,
    mode: { kind: 'place' },
    fresh: false,
    winner: undefined,
    touch: () => undefined,
    ask: () => undefined,
  };
  return (
    <div className={`replay-board pane ${table.layout.game.kind.toLowerCase()}`} inert>
      <TableProvider value={hands}>{board(table)}</TableProvider>
    </div>
  );
}

function board(table: TableState) {
  switch (table.layout.game.kind) {
    case 'ROULETTE':
      return (
        <div className="boards">
          <RouletteBoard />
        </div>
      );
    case 'BACCARAT':
      return <BaccaratBoard />;
    case 'SIC_BO':
      return <SicBoBoard />;
  }
}
