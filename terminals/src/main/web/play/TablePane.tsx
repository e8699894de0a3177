import { useState } from 'react';
import { BaccaratBoard } from '../baccarat/BaccaratBoard';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { litBets, outcomeOf } from '../outcome';
import { RaceTrack } from '../roulette/RaceTrack';
import { hasRoom, RouletteBoard } from '../roulette/RouletteBoard';
import { SicBoBoard } from '../sicbo/SicBoBoard';
import { bettingOpen, meters, ownAt, stacks, tableOf, unconfirmedCents } from '../store/selectors';
import type { TableState } from '../store/state';
import { Stage } from './Stage';
import { TableProvider, useTable, type Mode } from './table';
import { pendingCents, touched } from './touch';
import { useDrag } from './drag';
import { useFresh } from './useFresh';
import { useSize } from './useSize';
import type { Tables } from './useTables';
import type { Terminal } from './useTerminal';
import { WinBanner } from './WinBanner';

interface TablePaneProps {
  readonly terminal: Terminal;
  readonly number: number;
  /** All on the screen, where there are several. */
  readonly among: Tables | undefined;
  readonly chipCents: number;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

/** How high the race track is above the layout, with the gap between them. */
const TRACK_PIXELS = 150;
const GAP_PIXELS = 10;

/** The number or the bets that the latest result lights up on the layout. */
export function winnerOf(table: TableState): string | undefined {
  const latest = table.now.recent[0]?.outcome;
  const outcome = latest === undefined ? undefined : outcomeOf(latest);
  if (outcome === undefined) {
    return undefined;
  }
  return outcome.kind === 'number' ? outcome.label : litBets(outcome).join(' ');
}

/** One table: what happens there above, its layout below. */
export function TablePane({ terminal, number, among, chipCents, mode, onMode }: TablePaneProps) {
  const { state, ask } = terminal;
  const table = tableOf(state, number);
  const lying = stacks(state, number);
  const place = (bet: string) => {
    if (table !== undefined) {
      const touch = touched(table, lying, mode, chipCents, bet);
      if (touch.ask !== undefined) {
        ask(touch.ask);
      }
      onMode(touch.mode);
    }
  };
  const drag = useDrag({ table: number, pendingCents: (bet) => pendingCents(lying, bet), ask });
  const fresh = useFresh(table?.resultAtMillis);
  if (table === undefined) {
    return null;
  }
  const open = bettingOpen(state, number);
  // Whoever plays here means this table with the buttons below; who only passes with the keys, or takes a table away, does not.
  const activate = (used: EventTarget) => {
    if (!(used instanceof Element && used.closest('.pane-tools') !== null)) {
      among?.activate(number);
    }
  };
  const winner = fresh ? winnerOf(table) : undefined;
  const hands = { state, table, stacks: lying, open, chipCents, mode, fresh, winner, touch: place, ask };
  return (
    <TableProvider value={hands}>
      <section
        className={`pane ${table.layout.game.kind.toLowerCase()}${among?.active === number ? ' active' : ''}${open ? ' open' : ''}`}
        aria-label={table.now.name}
        onPointerDownCapture={(event) => activate(event.target)}
        onKeyDownCapture={(event) => (event.key === 'Enter' || event.key === ' ') && activate(event.target)}
        {...drag}
      >
        <Stage>{among !== undefined && <PaneMeters />}</Stage>
        {among !== undefined && <PaneTools name={table.now.name} number={number} among={among} />}
        <Board table={table} />
        <WinBanner />
        {ownAt(state, number)?.out === true && <Out />}
      </section>
    </TableProvider>
  );
}

/** What is bet at this table and was won there; the credit below is one for all. */
function PaneMeters() {
  const { state, table } = useTable();
  const { t } = useLanguage();
  const { betCents, winCents } = meters(state, table.now.table);
  const waits = bettingOpen(state, table.now.table) && unconfirmedCents(state, table.now.table) > 0;
  return (
    <p className="pane-meters">
      <span className={waits ? 'unconfirmed' : ''} title={waits ? t('notice.unconfirmed') : undefined}>
        <span className="caps">{t('meter.bet')}</span> <b>{dollars(betCents)}</b>
      </span>
      <span className={winCents > 0 ? 'won' : ''}>
        <span className="caps">{t('meter.win')}</span> <b>{dollars(winCents)}</b>
      </span>
    </p>
  );
}

interface PaneToolsProps {
  readonly name: string;
  readonly number: number;
  readonly among: Tables;
}

function PaneTools({ name, number, among }: PaneToolsProps) {
  const { t } = useLanguage();
  return (
    <div className="pane-tools">
      <Button tone="quiet" label={t('pane.away', { table: name })} onPress={() => among.takeAway(number)}>
        ✕
      </Button>
      <Button tone="quiet" label={t('pane.alone', { table: name })} onPress={() => among.showAlone(number)}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
        </svg>
      </Button>
    </div>
  );
}

/** A malfunction keeps the player from this game, and from no other. */
function Out() {
  const { t } = useLanguage();
  return (
    <div className="pane-out" role="alert">
      <strong>{t('out.title')}</strong>
      <p>{t('out.game')}</p>
    </div>
  );
}

function Board({ table }: { readonly table: TableState }) {
  switch (table.layout.game.kind) {
    case 'ROULETTE':
      return <RouletteBoards hasTrack={table.layout.sections.length > 0} />;
    case 'BACCARAT':
      return <BaccaratBoard />;
    case 'SIC_BO':
      return <SicBoBoard />;
  }
}

/** Layout and race track: both where a finger still finds each line of the layout, else one of them. */
function RouletteBoards({ hasTrack }: { readonly hasTrack: boolean }) {
  const { t } = useLanguage();
  const [frame, room] = useSize<HTMLDivElement>();
  const [track, setTrack] = useState(false);
  const both = hasTrack && hasRoom({ width: room.width, height: room.height - TRACK_PIXELS - GAP_PIXELS });
  return (
    <div className={both ? 'boards both' : 'boards'} ref={frame}>
      {(both || track) && <RaceTrack />}
      {(both || !track) && <RouletteBoard />}
      {hasTrack && !both && (
        <Button tone={track ? 'on' : 'quiet'} className="track-toggle" onPress={() => setTrack(!track)}>
          {track ? t('race.layout') : t('race.title')}
        </Button>
      )}
    </div>
  );
}
