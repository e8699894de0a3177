import { createContext, useContext } from 'react';

/** What an act may be about at the table that somebody looks at, so that it is chosen and not typed. */
export interface Place {
  /** The terminals that reach the table. */
  readonly terminals: readonly number[];
  /** The bets in the order of the pay table, by the names that players read. */
  readonly bets: readonly string[];
}

export const Here = createContext<Place>({ terminals: [], bets: [] });

const A_BET = ['bet', 'from', 'to'];

/** What may be chosen for a field of that name, as value and words; undefined where anything may be said. */
export function useChoices(name: string): readonly (readonly [number, string])[] | undefined {
  const { terminals, bets } = useContext(Here);
  if (name === 'terminal' && terminals.length > 0) {
    return terminals.map((terminal) => [terminal, String(terminal)]);
  }
  return A_BET.includes(name) && bets.length > 0 ? bets.map((bet, place) => [place, bet]) : undefined;
}

interface ChosenProps {
  readonly label: string;
  readonly none: string;
  readonly choices: readonly (readonly [number, string])[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One of them; what stands there already is one of the choices too, such as no terminal at all. */
export function Chosen({ label, none, choices, value, onChange }: ChosenProps) {
  const known = choices.some(([one]) => one === value);
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {!known && <option value={value}>{value === 0 ? none : value}</option>}
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
