import { useEffect, useReducer, useRef } from 'react';
import type { DealerView, FloorView, FromStaffUnion, ToStaffUnion } from '@messages';
import { socketUrl } from '../connection/enrolment';
import { browser, Wire } from '../connection/wire';
import { withChange, withResults } from '../store/reducer';
import type { TableState } from '../store/state';

/** A table as whoever works there sees it. */
export interface WatchedTable {
  readonly table: TableState;
  readonly dealerSequence: number;
  readonly dealer: DealerView;
}

/** What a screen of the staff knows. */
export interface RoomState {
  readonly live: boolean;
  /** The session has ended: somebody has to sign in again. */
  readonly ended: boolean;
  readonly aheadMillis: number;
  readonly floorSequence: number;
  readonly floor: FloorView | undefined;
  readonly tables: Readonly<Record<number, WatchedTable>>;
}

export const NOBODY: RoomState = {
  live: false,
  ended: false,
  aheadMillis: Number.NEGATIVE_INFINITY,
  floorSequence: 0,
  floor: undefined,
  tables: {},
};

export type RoomHappening =
  | { readonly kind: 'heard'; readonly message: ToStaffUnion; readonly atMillis: number }
  | { readonly kind: 'lost' };

/** The life of a staff screen as one pure function. */
export function reduceRoom(state: RoomState, happening: RoomHappening): RoomState {
  if (happening.kind === 'lost') {
    return { ...NOBODY, floor: state.floor, tables: state.tables };
  }
  const { message, atMillis } = happening;
  switch (message.type) {
    case 'tableShown': {
      const shown = { table: message.table, dealerSequence: message.dealerSequence, dealer: message.dealer };
      return { ...heard(state, message.clockMillis, atMillis), tables: { ...state.tables, [message.table.now.table]: shown } };
    }
    case 'dealerChanged':
      return withTable(heard(state, message.clockMillis, atMillis), message.dealer.table, (known) =>
        message.sequence > known.dealerSequence
          ? { ...known, dealerSequence: message.sequence, dealer: message.dealer }
          : known,
      );
    case 'floorChanged':
      return message.sequence < state.floorSequence
        ? state
        : { ...heard(state, message.clockMillis, atMillis), floorSequence: message.sequence, floor: message.floor };
    case 'tableChanged':
      return withTable(heard(state, message.clockMillis, atMillis), message.now.table, (known) => ({
        ...known,
        table: withChange(known.table, message, atMillis),
      }));
    case 'resultsChanged':
      return withTable(state, message.results.table, (known) => ({ ...known, table: withResults(known.table, message) }));
    case 'goodbye':
      return { ...state, live: false, ended: message.why === 'NOT_RECOGNISED' };
    case 'notUnderstood':
      return state;
  }
}

function heard(state: RoomState, clockMillis: number, atMillis: number): RoomState {
  return { ...state, live: true, ended: false, aheadMillis: Math.max(state.aheadMillis, clockMillis - atMillis) };
}

function withTable(state: RoomState, table: number, change: (known: WatchedTable) => WatchedTable): RoomState {
  const known = state.tables[table];
  return known === undefined ? state : { ...state, tables: { ...state.tables, [table]: change(known) } };
}

/** This page as a screen of the staff that watches those things; a change of them is said on the same socket. */
export function useStaffRoom(watch: readonly FromStaffUnion[]): RoomState {
  const [state, tell] = useReducer(reduceRoom, NOBODY);
  const line = useRef<Wire | undefined>(undefined);
  const wanted = JSON.stringify(watch);
  const watched = useRef(wanted);
  useEffect(() => {
    const ask = () => (JSON.parse(watched.current) as FromStaffUnion[]).forEach((one) => wire.say(one));
    const wire = new Wire(
      socketUrl('/staff'),
      {
        prepare: () => Promise.resolve(''),
        opened: ask,
        heard: (text: string) => {
          wire.welcomed();
          tell({ kind: 'heard', message: JSON.parse(text) as ToStaffUnion, atMillis: Date.now() });
        },
        lost: () => tell({ kind: 'lost' }),
      },
      browser,
    );
    line.current = wire;
    wire.start();
    return () => wire.stop();
  }, []);
  useEffect(() => {
    if (watched.current !== wanted) {
      watched.current = wanted;
      line.current?.say({ type: 'stopWatching' });
      (JSON.parse(wanted) as FromStaffUnion[]).forEach((one) => line.current?.say(one));
    }
  }, [wanted]);
  return state;
}
