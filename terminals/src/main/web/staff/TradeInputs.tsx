import { createContext, useContext, useState } from 'react';
import { useLanguage } from '../i18n/language';
import { COUP } from '../outcome';
import { NumberKeys } from '../roulette/NumberKeys';

interface InputProps<T> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: unknown) => void;
}

/** Several numbers, such as terminals, one after the other. */
export function WholesInput({ label, value, onChange }: InputProps<readonly number[]>) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(value.join(', '));
  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        placeholder={t('staff.none')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange((event.target.value.match(/\d+/g) ?? []).map(Number));
        }}
      />
    </label>
  );
}

const RANKS = ['ACE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN', 'JACK', 'QUEEN', 'KING'];
const SUITS = ['HEARTS', 'CLUBS', 'DIAMONDS', 'SPADES'];

export function CardInput({ label, value, onChange }: InputProps<Readonly<Record<string, unknown>>>) {
  const { trade } = useLanguage();
  const choice = (part: 'rank' | 'suit', constants: readonly string[]) => (
    <Choice
      label={`${label}: ${trade(part)}`}
      value={String(value[part])}
      options={constants.map((one) => [one, trade(one)])}
      onChange={(chosen) => onChange({ ...value, [part]: chosen })}
    />
  );
  return (
    <div className="card-input">
      {choice('rank', RANKS)}
      {choice('suit', SUITS)}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The zeros of the wheel that a result is asked of; a screen of one table knows which. */
export const Zeros = createContext<readonly string[]>(['0', '00']);

/** How a game can end: a number, three dice, or a coup; which of them the example tells. */
export function OutcomeInput({ label, value, onChange }: InputProps<string>) {
  const zeros = useContext(Zeros);
  if (value.startsWith('number:')) {
    return (
      <fieldset>
        <legend>{label}</legend>
        <NumberKeys
          zeros={zeros}
          chosen={value.slice('number:'.length)}
          onChoose={(chosen) => onChange(`number:${chosen ?? ''}`)}
        />
      </fieldset>
    );
  }
  if (value.startsWith('dice:')) {
    return <DiceOutcome label={label} value={value} onChange={onChange} />;
  }
  if (value.startsWith('facts:')) {
    return <CoupOutcome label={label} value={value} onChange={onChange} />;
  }
  return (
    <label>
      {label}
      <input value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

const FACES = ['1', '2', '3', '4', '5', '6'].map((face) => [face, face] as const);

function DiceOutcome({ label, value, onChange }: InputProps<string>) {
  const { t } = useLanguage();
  const faces = value.slice('dice:'.length).split('-');
  return (
    <fieldset className="dice-input">
      <legend>{label}</legend>
      {faces.map((face, place) => (
        <Choice
          key={place}
          label={t('dealer.dieOf', { n: place + 1 })}
          value={face}
          options={FACES}
          onChange={(chosen) => onChange(`dice:${faces.with(place, chosen).join('-')}`)}
        />
      ))}
    </fieldset>
  );
}

const TOTALS = Array.from({ length: 10 }, (_, total) => [String(total), String(total)] as const);
const PAIRS = ['none', 'mixed', 'coloured', 'perfect'] as const;

function CoupOutcome({ label, value, onChange }: InputProps<string>) {
  const { t } = useLanguage();
  const [, player = '0', banker = '0', natural, ofPlayer = 'none', ofBanker = 'none'] = COUP.exec(value) ?? [];
  const tell = (facts: readonly string[], isNatural: boolean) =>
    onChange(`facts:P=${facts[0]} B=${facts[1]}${isNatural ? ' natural' : ''} player-pair=${facts[2]} banker-pair=${facts[3]}`);
  const facts = [player, banker, ofPlayer, ofBanker];
  const pairs = PAIRS.map((pair) => [pair, t(`staff.pair.${pair}`)] as const);
  const names = [t('hand.player'), t('hand.banker'), t('group.PLAYER_PAIR'), t('group.BANKER_PAIR')];
  return (
    <fieldset className="coup-input">
      <legend>{label}</legend>
      {names.map((name, place) => (
        <Choice
          key={name}
          label={name}
          value={facts[place] ?? ''}
          options={place < 2 ? TOTALS : pairs}
          onChange={(chosen) => tell(facts.with(place, chosen), natural !== undefined)}
        />
      ))}
      <label className="flag">
        <input type="checkbox" checked={natural !== undefined} onChange={(event) => tell(facts, event.target.checked)} />
        {t('group.NATURAL')}
      </label>
    </fieldset>
  );
}
