import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
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
      <Button tone="quiet" className="no-bet" onPress={() => ask({ type: 'askForNoBet', table: number })}>
        {t('noBet.ask')}
      </Button>
    );
  }
  if (poll.agreed.includes(terminal) || poll.asked.includes(terminal)) {
    return (
      <p className="stage-notice" role="status">
        {t('noBet.agreed', { n: poll.agreed.length })}
      </p>
    );
  }
  const answer = (agrees: boolean) => ask({ type: 'answerNoBet', table: number, agrees });
  return (
    <div className="no-bet" role="group" aria-label={t('noBet.asked', { n: first })}>
      <p>{t('noBet.asked', { n: first })}</p>
      <Button onPress={() => answer(true)}>{t('noBet.yes')}</Button>
      <Button tone="quiet" onPress={() => answer(false)}>
        {t('noBet.no')}
      </Button>
    </div>
  );
}
