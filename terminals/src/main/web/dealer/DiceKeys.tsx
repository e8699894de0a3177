import { useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { Die } from '../design/Die';
import { useLanguage } from '../i18n/language';
import type { Acting } from './useActing';

const FACES = [1, 2, 3, 4, 5, 6];
const NONE: readonly (number | undefined)[] = [undefined, undefined, undefined];

/** Three dice, each by its upper face. */
export function DiceKeys({ offer, acting }: { readonly offer: OfferedAct | undefined; readonly acting: Acting }) {
  const { t } = useLanguage();
  const [faces, setFaces] = useState(NONE);
  const complete = faces.every((face) => face !== undefined);
  const total = faces.reduce<number>((sum, face) => sum + (face ?? 0), 0);
  return (
    <section className={offer === undefined ? 'entry panel idle' : 'entry panel'} aria-label={t('dealer.diceKeys')}>
      <div className="dice-keys">
        {faces.map((chosen, place) => (
          <div key={place} role="group" aria-label={t('dealer.dieOf', { n: place + 1 })}>
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                className="die-key"
                aria-pressed={face === chosen}
                onClick={() => setFaces(faces.with(place, face === chosen ? undefined : face))}
              >
                <Die face={face} />
              </button>
            ))}
          </div>
        ))}
      </div>
      <div className="entry-send">
        <p>{t(offer === undefined ? 'dealer.noEntry' : 'dealer.chooseDice')}</p>
        {complete && <strong className="chosen">{t('total', { n: total })}</strong>}
        <Button
          tone="gold"
          disabled={offer === undefined || !complete || acting.busy}
          onPress={() => {
            if (offer !== undefined) {
              acting.send(offer, { faces });
              setFaces(NONE);
            }
          }}
        >
          {t('dealer.enter')}
        </Button>
      </div>
    </section>
  );
}
