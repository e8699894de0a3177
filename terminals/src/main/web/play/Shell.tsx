import { useEffect, useState } from 'react';
import { BuyIn } from './BuyIn';
import { CashOut, TicketOut } from './CashOut';
import { Ghost, Hand, HandProvider } from './drag';
import { Favourites } from './Favourites';
import { Footer } from './Footer';
import { Lobby } from './Lobby';
import { OutOfUse } from './LockScreen';
import { Notices } from './Notices';
import { OddsPages } from './OddsPages';
import { Recall } from './Recall';
import { TablePane } from './TablePane';
import { TopBar } from './TopBar';
import { trayOf } from '../store/chips';
import { tableOf } from '../store/selectors';
import type { TableState } from '../store/state';
import { forgetFavourites } from './saved';
import type { Mode } from './table';
import { useSize } from './useSize';
import { useTables, type Tables } from './useTables';
import type { Terminal } from './useTerminal';

/** What stands in front of the game. */
export type Front = 'lobby' | 'buyIn' | 'cashOut' | 'odds' | 'favourites' | 'recall' | undefined;

/** The player terminal: up to four tables, and what belongs to all of them round them. */
export function Shell({ terminal }: { readonly terminal: Terminal }) {
  const { state } = terminal;
  const numbers = state.tables.map((table) => table.now.table);
  const [frame, room] = useSize<HTMLElement>();
  const tables = useTables(numbers, room);
  const { shown, active, arrangement } = tables;
  const [front, setFront] = useState<Front>(numbers.length > 1 ? 'lobby' : undefined);
  const [chip, setChip] = useState<number | undefined>(undefined);
  const [hand] = useState(() => new Hand());
  const [mode, setMode] = useState<Mode>({ kind: 'place' });
  const table = tableOf(state, active) ?? state.tables[0];
  const tray = table === undefined ? [] : trayOf(table.layout.limits);
  const chipCents = chip !== undefined && tray.includes(chip) ? chip : (tray[0] ?? 0);
  useEffect(() => setMode({ kind: 'place' }), [active]);
  const open = state.own?.open === true;
  useEffect(() => {
    if (!open) {
      forgetFavourites(localStorage);
    }
  }, [open]);
  if (table === undefined) {
    return null;
  }
  return (
    <HandProvider value={hand}>
      <div className="shell">
        <TopBar terminal={terminal} onFront={setFront} tables={tables} active={table} />
        <main ref={frame} className={shown.length > 1 ? `panes split of-${shown.length} columns-${arrangement.columns}` : 'panes'}>
          {shown.map((number) => (
            <TablePane
              key={number}
              terminal={terminal}
              number={number}
              among={shown.length > 1 ? tables : undefined}
              chipCents={chipCents}
              mode={mode}
              onMode={setMode}
            />
          ))}
          <Notices terminal={terminal} />
        </main>
        <Footer
          terminal={terminal}
          table={table}
          tray={tray}
          chipCents={chipCents}
          onChip={setChip}
          mode={mode}
          onMode={setMode}
          onFront={setFront}
        />
        <InFront front={front} terminal={terminal} table={table} tables={tables} onClose={() => setFront(undefined)} />
        <OutOfUse terminal={terminal} />
        <TicketOut terminal={terminal} />
        <Ghost />
      </div>
    </HandProvider>
  );
}

interface InFrontProps {
  readonly front: Front;
  readonly terminal: Terminal;
  readonly table: TableState;
  readonly tables: Tables;
  readonly onClose: () => void;
}

function InFront({ front, terminal, table, tables, onClose }: InFrontProps) {
  const thenPlay = (choose: (table: number) => void) => (chosen: number) => {
    choose(chosen);
    onClose();
  };
  switch (front) {
    case 'lobby':
      return (
        <Lobby
          state={terminal.state}
          tables={tables}
          onOpen={thenPlay(tables.showAlone)}
          onAdd={thenPlay(tables.add)}
          onTakeAway={tables.takeAway}
          onClose={onClose}
        />
      );
    case 'buyIn':
      return <BuyIn terminal={terminal} onClose={onClose} />;
    case 'cashOut':
      return <CashOut state={terminal.state} onCashOut={() => terminal.ask({ type: 'cashOut' })} onClose={onClose} />;
    case 'odds':
      return <OddsPages table={table} onClose={onClose} />;
    case 'recall':
      return <Recall terminal={terminal} onClose={onClose} />;
    case 'favourites':
      return <Favourites terminal={terminal} table={table} onClose={onClose} />;
    case undefined:
      return null;
  }
}
