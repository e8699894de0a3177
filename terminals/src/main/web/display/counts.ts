import type { Count } from '@messages';

/** What is counted against each other, side by side as on the layout. */
const SETS: readonly (readonly string[])[] = [
  ['RED', 'GREEN', 'BLACK'],
  ['SMALL', 'TRIPLE', 'BIG'],
  ['PLAYER', 'TIE', 'BANKER'],
  ['ODD', 'EVEN'],
  ['LOW', 'HIGH'],
  ['PLAYER_PAIR', 'BANKER_PAIR', 'NATURAL'],
];

/** The counts of a table in the order in which people read them; what is new comes last, as it came. */
export function inOrder(groups: readonly Count[]): readonly (readonly Count[])[] {
  const sets = SETS.map((names) => names.flatMap((name) => groups.filter((group) => group.name === name)));
  const rest = groups.filter((group) => !SETS.flat().includes(group.name));
  return [...sets, rest].filter((set) => set.length > 0);
}
