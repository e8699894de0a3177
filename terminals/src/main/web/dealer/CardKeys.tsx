import { useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { Card } from '../design/Card';
import { useLanguage } from '../i18n/language';
import type { Acting } from './useActing';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = { H: '♥', D: '♦', S: '♠', C: '♣' } as const;
const SIDES = [undefined, 'PLAYER', 'BANKER'] as const;

type Suit = keyof typeof SUITS;

interface CardKeysProps {
  readonly offer: OfferedAct | undefined;
  /** A card belongs somewhere now; one that is drawn all the same is irregular. */
  readonly due: boolean;
  readonly acting: Acting;
}

/** A card that left the shoe: rank, suit, the hand it lies on if not the one where it belongs, and whether anybody saw it. */
export function CardKeys({ offer, due, acting }: CardKeysProps) {
  const { t } = useLanguage();
  const [rank, setRank] = useState<string | undefined>(undefined);
  const [suit, setSuit] = useState<Suit | undefined>(undefined);
  const [laidOn, setLaidOn] = useState<(typeof SIDES)[number]>(undefined);
  const [hidden, setHidden] = useState(false);
  const face = rank === undefined || suit === undefined ? undefined : rank + suit;
  const send = () => {
    if (offer !== undefined && face !== undefined) {
      acting.send(offer, { face, laidOn, exposed: !hidden });
      setRank(undefined);
      setSuit(undefined);
      setLaidOn(undefined);
      setHidden(false);
    }
  };
  return (
    <section className={!due || offer === undefined ? 'entry panel idle' : 'entry panel'} aria-label={t('dealer.cardKeys')}>
      <div className="card-keys">
        <div className="rank-keys" role="group" aria-label={t('dealer.rank')}>
          {RANKS.map((one) => (
            <Button key={one} pressed={one === rank} tone={one === rank ? 'on' : 'plain'} onPress={() => setRank(one)}>
              {one}
            </Button>
          ))}
        </div>
        <div className="suit-keys" role="group" aria-label={t('dealer.suit')}>
          {(Object.keys(SUITS) as Suit[]).map((one) => (
            <Button
              key={one}
              className={`suit suit-${one.toLowerCase()}`}
              label={t(`dealer.suit.${one}`)}
              pressed={one === suit}
              tone={one === suit ? 'on' : 'plain'}
              onPress={() => setSuit(one)}
            >
              {SUITS[one]}
            </Button>
          ))}
        </div>
        <div className="laid-keys" role="group" aria-label={t('dealer.laidOn')}>
          {SIDES.map((side) => (
            <Button key={side ?? ''} tone={side === laidOn ? 'on' : 'quiet'} pressed={side === laidOn} onPress={() => setLaidOn(side)}>
              {t(side === undefined ? 'dealer.belongs' : side === 'PLAYER' ? 'hand.player' : 'hand.banker')}
            </Button>
          ))}
          <Button tone={hidden ? 'on' : 'quiet'} pressed={hidden} onPress={() => setHidden(!hidden)}>
            {t('dealer.unseen')}
          </Button>
        </div>
      </div>
      <div className="entry-send">
        {face === undefined ? <p>{t(offer === undefined ? 'dealer.noEntry' : due ? 'dealer.chooseCard' : 'dealer.noCardDue')}</p> : <Card text={face} />}
        <Button tone="gold" disabled={offer === undefined || face === undefined || acting.busy} onPress={send}>
          {t('dealer.enter')}
        </Button>
      </div>
    </section>
  );
}
