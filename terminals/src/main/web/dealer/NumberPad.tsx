import { useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { colourOf } from '../roulette/geometry';
import { NumberKeys } from '../roulette/NumberKeys';
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
  return (
    <section className={offer === undefined ? 'entry panel idle' : 'entry panel'} aria-label={t('dealer.numberPad')}>
      <NumberKeys zeros={zeros} chosen={chosen} marked={sensed} onChoose={setChosen} />
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
