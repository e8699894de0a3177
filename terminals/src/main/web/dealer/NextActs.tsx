import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';
import { Trouble } from '../staff/Trouble';
import { actTitle } from '../staff/titles';
import type { WatchedTable } from '../staff/useStaffRoom';
import { NoSpin } from './NoSpin';
import { drawsNow, nextActs } from './places';
import type { Simulation } from './Simulated';
import type { Acting } from './useActing';

interface NextActsProps {
  readonly watched: WatchedTable;
  readonly offers: readonly OfferedAct[];
  readonly acting: Acting;
  readonly simulated: Simulation | undefined;
}

/** The one or two likeliest next acts, too large to miss. */
export function NextActs({ watched, offers, acting, simulated }: NextActsProps) {
  const language = useLanguage();
  const acts = nextActs(offers);
  const draws = simulated !== undefined && !simulated.dealerOn && drawsNow(watched);
  return (
    <section className="next-acts" aria-label={language.t('dealer.next')}>
      {draws && (
        <Button className="next-act" tone="gold" disabled={acting.busy} onPress={simulated.draw}>
          {language.t('dealer.draw')}
        </Button>
      )}
      {acts.map((offer) => (
        <Button
          key={JSON.stringify(offer.command)}
          className="next-act"
          tone="gold"
          disabled={acting.busy}
          onPress={() => acting.press(offer)}
        >
          {nextTitle(language.t('dealer.accept'), actTitle(language, offer), offer, watched)}
        </Button>
      ))}
      <NoSpin offers={offers} acting={acting} />
      {acts.length === 0 && !draws && <p className="next-none">{language.t(nothingOf(watched, simulated))}</p>}
      <Trouble of={acting.asking === undefined ? acting.trouble : undefined} />
    </section>
  );
}

/** Why there is nothing to press: somebody else does it, or time does. */
function nothingOf({ table }: WatchedTable, simulated: Simulation | undefined): Key {
  if (simulated?.dealerOn === true) {
    return 'dealer.nothing.simulated';
  }
  const { phase } = table.now.round;
  if (phase === 'BETTING') {
    return 'dealer.nothing.betting';
  }
  return phase === 'CLOSED' || phase === 'DEALING' ? `dealer.nothing.${table.layout.game.kind}` : 'dealer.nothingNow';
}

/** A number that the wheel has read is accepted; what somebody keyed in is confirmed. */
function nextTitle(accept: string, title: string, offer: OfferedAct, { dealer }: WatchedTable): string {
  const sensedOnly = dealer.readings.sensed !== undefined && dealer.readings.keyed === undefined;
  return offer.command['@type'] === 'ConfirmResult' && sensedOnly ? accept : title;
}
