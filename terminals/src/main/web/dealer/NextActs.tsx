import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { Trouble } from '../staff/Trouble';
import { actTitle } from '../staff/titles';
import type { WatchedTable } from '../staff/useStaffRoom';
import { NoSpin } from './NoSpin';
import { at, drawsNow, nextActs, offered } from './places';
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
      {acts.length === 0 && !draws && <p className="next-none">{language.t(at('entry', offers).length > 0 && !offered('KeyCard', offers) ? 'dealer.orEnter' : 'dealer.nothingNow')}</p>}
      <Trouble of={acting.asking === undefined ? acting.trouble : undefined} />
    </section>
  );
}

/** A number that the wheel has read is accepted; what somebody keyed in is confirmed. */
function nextTitle(accept: string, title: string, offer: OfferedAct, { dealer }: WatchedTable): string {
  const sensedOnly = dealer.readings.sensed !== undefined && dealer.readings.keyed === undefined;
  return offer.command['@type'] === 'ConfirmResult' && sensedOnly ? accept : title;
}
