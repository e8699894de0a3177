import type { BothHands, ShownHand } from '@messages';
import { Card } from '../design/Card';
import { useLanguage } from '../i18n/language';
import type { Side } from '../outcome';

interface HandsProps {
  readonly hands: BothHands | undefined;
  readonly winner: Side | undefined;
  /** What both came to, where their cards are not known any more. */
  readonly totals?: { readonly player: number; readonly banker: number } | undefined;
}

/** Both hands, card by card; the third card lies across, as dealers lay it. */
export function Hands({ hands, winner, totals }: HandsProps) {
  return (
    <div className="hands">
      <Hand side="player" hand={hands?.player} total={totals?.player} lit={litAs('player', winner)} />
      <Hand side="banker" hand={hands?.banker} total={totals?.banker} lit={litAs('banker', winner)} />
    </div>
  );
}

/** The hand that won is lit, and both when neither did. */
function litAs(side: 'player' | 'banker', winner: Side | undefined): string {
  return winner === 'tie' ? ' tied' : winner === side ? ' won' : '';
}

interface HandProps {
  readonly side: 'player' | 'banker';
  readonly hand: ShownHand | undefined;
  readonly total: number | undefined;
  readonly lit: string;
}

function Hand({ side, hand, total, lit }: HandProps) {
  const { t } = useLanguage();
  const cards = hand?.cards ?? [];
  return (
    <div className={`hand ${side}${lit}`}>
      <div className="hand-head">
        <span className="caps">{t(`hand.${side}`)}</span>
        <strong>{hand?.total ?? total ?? '–'}</strong>
      </div>
      <div className="hand-cards">
        {cards.map((card, place) => (
          <span key={`${place} ${card}`} className={place === 2 ? 'dealt across' : 'dealt'}>
            <Card text={card} />
          </span>
        ))}
        {cards.length === 0 && [0, 1].map((place) => <span key={place} className="card-place" />)}
      </div>
    </div>
  );
}
