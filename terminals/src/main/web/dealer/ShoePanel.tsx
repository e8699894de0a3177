import type { OfferedAct, ShoeView } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { drawWords } from '../said';
import { actTitle } from '../staff/titles';
import type { WatchedTable } from '../staff/useStaffRoom';
import { atTheShoe, drawsNow } from './places';
import type { Acting } from './useActing';

interface ShoePanelProps {
  readonly watched: WatchedTable;
  readonly shoe: ShoeView;
  readonly offers: readonly OfferedAct[];
  readonly acting: Acting;
}

/** The shoe: which card is due and why, how far it has come, and what is done with it in the ordinary course. */
export function ShoePanel({ watched, shoe, offers, acting }: ShoePanelProps) {
  const language = useLanguage();
  const { t } = language;
  const { state } = shoe;
  const now = drawsNow(watched) || shoe.due === 'COMPLETE';
  return (
    <section className="shoe panel" aria-label={t('dealer.shoe')}>
      <div className={`${now ? 'due' : 'due later'} due-${shoe.due.toLowerCase()}`}>
        <span className="caps">{t(now ? 'dealer.due' : 'dealer.dueLater')}</span>
        <strong>{t(`dealer.due.${shoe.due}`)}</strong>
        {now && shoe.why !== undefined && <small>{drawWords(language, shoe.why)}</small>}
      </div>
      {shoe.lastCoup !== undefined && (
        <p className="last-coup" role="status">
          {t('notice.lastCoup')} <small>{t('staff.rule', { rule: shoe.lastCoup })}</small>
        </p>
      )}
      <dl className="shoe-facts">
        <Fact name={t('dealer.shoeStage')} value={state.stage === undefined ? '–' : language.trade(state.stage)} />
        <Fact name={t('dealer.remaining')} value={state.remaining} />
        <Fact name={t('dealer.coups')} value={state.coups} />
        {state.burnDue > 0 && <Fact name={t('dealer.burnDue')} value={state.burnDue} />}
        {state.aside > 0 && <Fact name={t('dealer.aside')} value={state.aside} />}
        {state.cuttingCardOut && <Fact name={t('dealer.cuttingCard')} value={t('dealer.out')} />}
        {shoe.indicated !== undefined && <Fact name={t('dealer.indicated')} value={language.trade(shoe.indicated)} />}
      </dl>
      <div className="shoe-acts">
        {atTheShoe(shoe, offers).map((offer) => (
          <Button key={JSON.stringify(offer.command)} tone="plain" disabled={acting.busy} onPress={() => acting.press(offer)}>
            {actTitle(language, offer)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt className="caps">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
