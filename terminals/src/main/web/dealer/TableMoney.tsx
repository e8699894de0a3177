import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { actTitle } from '../staff/titles';
import { at } from './places';
import type { Acting } from './useActing';

interface TableMoneyProps {
  readonly offers: readonly OfferedAct[];
  readonly acting: Acting;
}

/** Where a text has the dealer take and pay chips over the table; elsewhere it is not there. */
export function TableMoney({ offers, acting }: TableMoneyProps) {
  const language = useLanguage();
  const acts = at('money', offers).filter((offer) => offer.fill.length > 0);
  return acts.length === 0 ? null : (
    <section className="table-money panel" aria-label={language.t('dealer.money')}>
      <span className="caps">{language.t('dealer.money')}</span>
      <div className="row">
        {acts.map((offer) => (
          <Button key={JSON.stringify(offer.command)} disabled={acting.busy} onPress={() => acting.ask(offer)}>
            {actTitle(language, offer)}
          </Button>
        ))}
      </div>
    </section>
  );
}
