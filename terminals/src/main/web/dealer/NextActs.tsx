import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { Trouble } from '../staff/Trouble';
import { actTitle } from '../staff/titles';
import type { WatchedTable } from '../staff/useStaffRoom';
import { nextActs, offered } from './places';
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
  const draws = simulated !== undefined && !simulated.dealerOn && drawsNow(watched, offers);
  return (
    <section className="next-acts" aria-label={language.t('dealer.next')}>
      {draws && (
        <Button className="next-act" tone="gold" disabled={acting.busy} onPress={simulated.draw}>
          {language.t('dealer.draw')}
        </Button>
      )}
      {acts.map((offer) => (
        <Button
          key={offer.command['@type']}
          className="next-act"
          tone="gold"
          disabled={acting.busy}
          onPress={() => acting.press(offer)}
        >
          {nextTitle(language.t('dealer.accept'), actTitle(language, offer), offer, watched)}
        </Button>
      ))}
      {acts.length === 0 && !draws && <p className="next-none">{language.t('dealer.nothingNow')}</p>}
      <Trouble of={acting.asking === undefined ? acting.trouble : undefined} />
    </section>
  );
}

/** A number that the wheel has read is accepted; what somebody keyed in is confirmed. */
function nextTitle(accept: string, title: string, offer: OfferedAct, { dealer }: WatchedTable): string {
  const sensedOnly = dealer.readings.sensed !== undefined && dealer.readings.keyed === undefined;
  return offer.command['@type'] === 'ConfirmResult' && sensedOnly ? accept : title;
}

/** A card may leave the shoe: for the coup, or for the burn. */
function drawsNow({ dealer }: WatchedTable, offers: readonly OfferedAct[]): boolean {
  if (dealer.shoe === undefined) {
    return false;
  }
  const burns = dealer.shoe.state.stage === 'LOADED';
  return burns || (offered('KeyCard', offers) !== undefined && dealer.shoe.due !== 'COMPLETE');
}
