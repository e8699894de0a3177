import type { OfferedAct, Waiting } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { actTitle } from '../staff/titles';
import type { Acting } from './useActing';

interface WaitingBannerProps {
  readonly waiting: readonly Waiting[];
  readonly offers: readonly OfferedAct[];
  readonly acting: Acting;
}

/** What somebody must decide, with the acts that answer it. */
export function WaitingBanner({ waiting, offers, acting }: WaitingBannerProps) {
  const language = useLanguage();
  const { t } = language;
  if (waiting.length === 0) {
    return null;
  }
  return (
    <section className="waiting-banner" role="alert" aria-label={t('dealer.waiting')}>
      {waiting.map((one) => (
        <article key={`${one.kind} ${one.number} ${one.terminal} ${one.about}`} className={one.holds ? 'holds' : ''}>
          <div>
            <strong>{t(`dealer.waiting.${one.kind}`)}</strong>
            <span>{said(one, language.trade)}</span>
            {one.cents > 0 && <span className="figures">{dollars(one.cents)}</span>}
            {one.terminal > 0 && <span>{t('terminal', { n: one.terminal })}</span>}
            {one.round > 0 && <span>{t('staff.game', { n: one.round })}</span>}
            {one.holds && <b>{t('dealer.holds')}</b>}
          </div>
          <div className="row">
            {answers(one, offers).map((offer) => (
              <Button key={JSON.stringify(offer.command)} tone="gold" onPress={() => acting.ask(offer)}>
                {actTitle(language, offer)}
              </Button>
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}

/** Constants in the words of the trade; whatever somebody said as it was said. */
function said(one: Waiting, trade: (name: string) => string): string {
  return one.about
    .split(' ')
    .map((word) => (/^[A-Z][A-Z0-9_]+$/.test(word) ? trade(word) : word))
    .join(' ');
}

const ANSWERS: Readonly<Record<Waiting['kind'], readonly string[]>> = {
  MALFUNCTION: ['DecideFromRecords', 'OrderRemedy', 'LeaveCase'],
  WRONG_RESULT: ['CorrectResult', 'OrderRemedy', 'LeaveCase'],
  CLAIM: ['DecideClaim'],
  DISPUTE: [],
  CARDS: ['CarryOut', 'ChooseOption'],
  TUMBLER: ['DeclareVoid', 'ClearTumbler', 'ActivateTumbler'],
  BALL_EXAMINATION: ['ExamineBall'],
  CONTRADICTION: ['ConfirmResult', 'AnnounceResult'],
  CASH_UNCOUNTED: ['CountCash', 'LiftStakeButton', 'ReturnCash'],
  PAYMENT_AT_TABLE: ['PayOutAtTable'],
};

/** The acts that are about the same case, game or finding. */
export function answers(one: Waiting, offers: readonly OfferedAct[]): readonly OfferedAct[] {
  return offers.filter(({ command, fill }) => {
    if (!ANSWERS[one.kind].includes(command['@type'])) {
      return false;
    }
    const { number, what, round, terminal, button } = command;
    if (one.kind === 'PAYMENT_AT_TABLE') {
      return terminal === one.terminal && fill.length === 0;
    }
    return (
      (typeof button !== 'number' || button === one.number) &&
      (typeof number !== 'number' || number === one.number) &&
      (typeof round !== 'number' || round === one.round) &&
      (one.kind !== 'CARDS' || what === one.about)
    );
  });
}
