import { useLanguage } from '../i18n/language';
import { waitsFor } from '../store/selectors';
import { AskButton } from './AskButton';
import { useTable } from './table';

/** Where patrons may ask for a coup without wagers: asking for one, or answering somebody who did. */
export function NoBet() {
  const { state, table, ask } = useTable();
  const { t } = useLanguage();
  const { poll, noBet } = table.now.dealing;
  const { terminal, own } = state;
  const { phase } = table.now.round;
  const between = phase === 'IDLE' || phase === 'SETTLED' || phase === 'VOID';
  if (poll === undefined || terminal === undefined || own?.open !== true || noBet || !between) {
    return null;
  }
  const number = table.now.table;
  const [first] = poll.asked;
  if (first === undefined) {
    return (
      <AskButton tone="quiet" className="no-bet" state={state} ask={ask} act={{ type: 'askForNoBet', table: number }}>
        {t('noBet.ask')}
      </AskButton>
    );
  }
  if (poll.agreed.includes(terminal) || poll.asked.includes(terminal)) {
    return (
      <p className="stage-notice" role="status">
        {t('noBet.agreed', { n: poll.agreed.length })}
      </p>
    );
  }
  const answer = (agrees: boolean) => ({ type: 'answerNoBet', table: number, agrees }) as const;
  // One answer is enough: while it is on its way the other cannot follow it.
  const button = (agrees: boolean) => (
    <AskButton
      tone={agrees ? 'plain' : 'quiet'}
      state={state}
      ask={ask}
      act={answer(agrees)}
      disabled={waitsFor(state, answer(!agrees))}
    >
      {t(agrees ? 'noBet.yes' : 'noBet.no')}
    </AskButton>
  );
  return (
    <div className="no-bet" role="group" aria-label={t('noBet.asked', { n: first })}>
      <p>{t('noBet.asked', { n: first })}</p>
      {button(true)}
      {button(false)}
    </div>
  );
}
