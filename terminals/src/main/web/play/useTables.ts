import { useState } from 'react';
import { arrange, MOST_TABLES, type Arrangement } from './arrange';
import type { Size } from './useSize';

/** The tables on the screen, and those that are a touch away. */
export interface Tables {
  readonly shown: readonly number[];
  readonly hidden: readonly number[];
  readonly arrangement: Arrangement;
  /** The one that the buttons below are about. */
  readonly active: number;
  readonly hasRoom: boolean;
  activate(table: number): void;
  /** That one and no other. */
  showAlone(table: number): void;
  /** That one in place of the active one. */
  swapIn(table: number): void;
  add(table: number): void;
  takeAway(table: number): void;
}

export function useTables(all: readonly number[], room: Size): Tables {
  const [picked, setPicked] = useState<readonly number[]>(all.slice(0, 1));
  const [wished, setWished] = useState(all[0] ?? 0);
  const there = picked.filter((table) => all.includes(table));
  const wanted = there.length > 0 ? there : all.slice(0, 1);
  const arrangement = arrange(room, wanted.length);
  const shown = wanted.slice(0, arrangement.tables);
  const active = shown.includes(wished) ? wished : (shown[0] ?? 0);
  const show = (tables: readonly number[], next: number) => {
    setPicked(tables);
    setWished(next);
  };
  return {
    shown,
    hidden: all.filter((table) => !shown.includes(table)),
    arrangement,
    active,
    hasRoom: shown.length < MOST_TABLES && arrange(room, shown.length + 1).tables > shown.length,
    activate: setWished,
    showAlone: (table) => show([table], table),
    swapIn: (table) => show(shown.map((one) => (one === active ? table : one)), table),
    add: (table) => show([...shown.filter((one) => one !== table), table], table),
    takeAway: (table) => show(shown.filter((one) => one !== table), active),
  };
}
