import { useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { colourOf, NUMBERS } from '../roulette/geometry';
import type { TableState } from '../store/state';
import type { Acting } from './useActing';

/** The zeros that the layout of this table has. */
export function zerosOf(table: TableState): string[] {
  const bets = table.layout.lines.flatMap((line) => line.bets);
  return ['0', '00'].filter((zero) => bets.includes(`straight:${zero}`));
}

interface NumberPadProps {
  readonly zeros: readonly string[];
  readonly offer: OfferedAct | undefined;
  /** What the wheel itself has read. */
  readonly sensed: string | undefined;
  readonly acting: Acting;
}

/** The numbers as the layout has them. One touch chooses, the second sends: a wrong number is dear. */
export function NumberPad({ zeros, offer, sensed, acting }: NumberPadProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const key = (label: string) => (
    <button
      key={label}
      type="button"
      className={`number-key is-${colourOf(label)}${label === sensed ? ' sensed' : ''}`}
      aria-pressed={label === chosen}
      onClick={() => setChosen(label === chosen ? undefined : label)}
    >
      {label}
    </button>
  );
  return (
    <section className="entry panel" aria-label={t('dealer.numberPad')}>
      <div className={`number-pad zeros-${zeros.length}`}>
        <div className="number-zeros">{zeros.toReversed().map(key)}</div>
        <div className="number-grid">{NUMBERS.map(key)}</div>
      </div>
      <div className="entry-send">
        <p>{chosen === undefined ? t(offer === undefined ? 'dealer.noEntry' : 'dealer.chooseNumber') : t('dealer.chosen')}</p>
        {chosen !== undefined && <strong className={`chosen is-${colourOf(chosen)}`}>{chosen}</strong>}
        <Button
          tone="gold"
          disabled={offer === undefined || chosen === undefined || acting.busy}
          onPress={() => {
            if (offer !== undefined && chosen !== undefined) {
              acting.send(offer, { number: chosen });
              setChosen(undefined);
            }
          }}
        >
          {t('dealer.enter')}
        </Button>
      </div>
    </section>
  );
}
