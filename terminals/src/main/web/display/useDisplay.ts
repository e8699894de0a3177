import { useEffect, useReducer } from 'react';
import type { BothHands, FromDisplayUnion, TableView, ToDisplayUnion } from '@messages';
import { keptToken, socketUrl } from '../connection/enrolment';
import { browser, Wire } from '../connection/wire';
import { withChange, withResults } from '../store/reducer';
import type { TableState } from '../store/state';

/** What a display knows. */
export interface DisplayState {
  readonly live: boolean;
  readonly refused: boolean;
  readonly aheadMillis: number;
  readonly table: TableState | undefined;
  /** What was dealt last, until the next cards come. */
  readonly hands?: BothHands | undefined;
}

export const NOTHING: DisplayState = { live: false, refused: false, aheadMillis: 0, table: undefined };

export type DisplayHappening =
  | { readonly kind: 'heard'; readonly message: ToDisplayUnion; readonly atMillis: number }
  | { readonly kind: 'lost' };

/** The life of a display as one pure function. */
export function reduceDisplay(state: DisplayState, happening: DisplayHappening): DisplayState {
  if (happening.kind === 'lost') {
    return { ...state, live: false };
  }
  const { message, atMillis } = happening;
  switch (message.type) {
    case 'displayWelcome':
      return {
        live: true,
        refused: false,
        aheadMillis: message.clockMillis - atMillis,
        table: message.table,
        hands: dealt(message.table.now) ?? state.hands,
      };
    case 'tableChanged':
      return {
        ...state,
        aheadMillis: Math.max(state.aheadMillis, message.clockMillis - atMillis),
        table: state.table && withChange(state.table, message, atMillis),
        hands: dealt(message.now) ?? state.hands,
      };
    case 'resultsChanged':
      return { ...state, table: state.table && withResults(state.table, message) };
    case 'goodbye':
      return { ...state, live: false, refused: message.why === 'NOT_RECOGNISED' };
    case 'notUnderstood':
      return state;
  }
}

/** The cards that lie there; none as long as nothing is dealt. */
function dealt({ dealing }: TableView): BothHands | undefined {
  const { hands } = dealing;
  return hands !== undefined && hands.player.cards.length + hands.banker.cards.length > 0 ? hands : undefined;
}

/** This page as the display of a table. */
export function useDisplay(table: number): DisplayState {
  const [state, tell] = useReducer(reduceDisplay, NOTHING);
  useEffect(() => {
    const listener = {
      prepare: () => Promise.resolve(keptToken() ?? ''),
      opened: (token: string) => {
        const hello: FromDisplayUnion = { type: 'showTable', table, token };
        wire.say(hello);
      },
      heard: (text: string) => {
        const message = JSON.parse(text) as ToDisplayUnion;
        if (message.type === 'displayWelcome') {
          wire.welcomed();
        }
        tell({ kind: 'heard', message, atMillis: Date.now() });
      },
      lost: () => tell({ kind: 'lost' }),
    };
    const wire = new Wire(socketUrl('/display'), listener, browser);
    wire.start();
    return () => wire.stop();
  }, [table]);
  return state;
}
