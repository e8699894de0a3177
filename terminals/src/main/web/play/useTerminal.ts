import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ActUnion } from '@messages';
import { Connection } from '../connection/connection';
import { socketUrl } from '../connection/enrolment';
import { reduce } from '../store/reducer';
import { EMPTY, type Happening, type State } from '../store/state';

export interface Terminal {
  readonly state: State;
  ask(act: ActUnion): void;
  recall(): void;
  tell(happening: Happening): void;
}

/** This page as a terminal: its store, and its line to the server. */
export function useTerminal(token: () => Promise<string>): Terminal {
  const [state, tell] = useReducer(reduce, EMPTY);
  const line = useRef<Connection | undefined>(undefined);
  useEffect(() => {
    const connection = new Connection(socketUrl('/terminal'), token, tell);
    line.current = connection;
    connection.start();
    return () => connection.stop();
  }, [token]);
  useEffect(() => {
    if (state.stale) {
      line.current?.refresh();
    }
  }, [state.stale]);
  const terminal = useMemo(() => ({ ask: (act: ActUnion) => line.current?.ask(act), recall: () => line.current?.recall(), tell }), []);
  return { state, ...terminal };
}
