import type { Size } from './useSize';

/** At most so many tables are played at once. */
export const MOST_TABLES = 4;

/** On less a finger finds not every box of every layout any more. */
const LEAST: Size = { width: 640, height: 380 };

/** How tables stand on a screen; with three in two columns the first has a column of its own. */
export interface Arrangement {
  readonly tables: number;
  readonly columns: number;
  readonly rows: number;
}

/** By how many tables there are, the better first. */
const WAYS: readonly Arrangement[] = [
  { tables: 4, columns: 2, rows: 2 },
  { tables: 4, columns: 1, rows: 4 },
  { tables: 3, columns: 2, rows: 2 },
  { tables: 3, columns: 1, rows: 3 },
  { tables: 2, columns: 2, rows: 1 },
  { tables: 2, columns: 1, rows: 2 },
];

/** As many of the wanted tables as can be played in that room; one always can. A room that is not measured yet has place for all. */
export function arrange(room: Size, wanted: number): Arrangement {
  const unknown = room.width === 0;
  return (
    WAYS.find(
      ({ tables, columns, rows }) =>
        tables <= wanted && (unknown || (room.width / columns >= LEAST.width && room.height / rows >= LEAST.height)),
    ) ?? { tables: 1, columns: 1, rows: 1 }
  );
}
