import './numbers.css';
import { colourOf, NUMBERS } from './geometry';

interface NumberKeysProps {
  readonly zeros: readonly string[];
  readonly chosen: string | undefined;
  /** One that is pointed out. */
  readonly marked?: string | undefined;
  readonly onChoose: (label: string | undefined) => void;
}

/** The numbers of a wheel as keys, laid out as the layout lies. */
export function NumberKeys({ zeros, chosen, marked, onChoose }: NumberKeysProps) {
  const key = (label: string) => (
    <button
      key={label}
      type="button"
      className={`number-key is-${colourOf(label)}${label === marked ? ' marked' : ''}`}
      aria-pressed={label === chosen}
      onClick={() => onChoose(label === chosen ? undefined : label)}
    >
      {label}
    </button>
  );
  return (
    <div className="number-keys">
      <div className="number-zeros">{zeros.toReversed().map(key)}</div>
      <div className="number-grid">{NUMBERS.map(key)}</div>
    </div>
  );
}
