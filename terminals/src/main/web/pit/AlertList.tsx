import type { FloorView, OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useNow } from '../design/Ring';
import { useLanguage, type Language } from '../i18n/language';
import { dollars } from '../money';
import { useStaff } from '../staff/Staff';
import { actTitle } from '../staff/titles';
import { answerOf } from './acts';
import { age, pressing, spotOf, type Seen, type Spot } from './floor';

interface AlertListProps {
  readonly floor: FloorView;
  readonly alerts: readonly Seen[];
  readonly aheadMillis: number;
  readonly onSpot: (spot: Spot) => void;
  readonly onAsk: (offer: OfferedAct) => void;
  /** Somebody has seen it, and it goes from this screen. */
  readonly onSeen: (key: string) => void;
}

/** Everything that somebody should look at: the most pressing first, each with its age, its place and its answer. */
export function AlertList({ floor, alerts, aheadMillis, onSpot, onAsk, onSeen }: AlertListProps) {
  const language = useLanguage();
  const { who } = useStaff();
  const now = useNow(1_000) + (Number.isFinite(aheadMillis) ? aheadMillis : 0);
  if (alerts.length === 0) {
    return <p className="pit-none">{language.t('pit.noAlerts')}</p>;
  }
  return (
    <ol className="alerts">
      {alerts.map(({ alert, key, sinceMillis }) => {
        const spot = spotOf(alert);
        const answer = answerOf(who.role, alert, floor.terminals.find((card) => card.terminal === alert.terminal));
        return (
          <li key={key} className={pressing(alert.kind)}>
            <button type="button" className="alert-words" disabled={spot === undefined} onClick={() => spot && onSpot(spot)}>
              <strong>{language.t(`pit.alert.${alert.kind}`)}</strong>
              <span>{place(language, floor, alert)}</span>
              <Said about={alert.about} cents={alert.cents} />
            </button>
            <time className="figures">{age(now - sinceMillis)}</time>
            {alert.kind === 'BIG_WIN' && (
              <Button tone="quiet" onPress={() => onSeen(key)}>
                {language.t('pit.seen')}
              </Button>
            )}
            {answer !== undefined && (
              <Button tone="gold" onPress={() => onAsk(answer)}>
                {actTitle(language, answer)}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function place({ t }: Language, floor: FloorView, { table, terminal }: Seen['alert']): string {
  const name = floor.tables.find((card) => card.table === table)?.name;
  const parts = [
    ...(terminal > 0 ? [t('terminal', { n: terminal })] : []),
    ...(table > 0 ? [`${t('table', { n: table })}${name === undefined ? '' : ` ${name}`}`] : []),
  ];
  return parts.join(' · ');
}

const CONSTANT = /^[A-Z][A-Z0-9_]+$/;

/** What is known beside the kind: constants in the words of the trade, anything else as it was said. */
export function Said({ about, cents }: { readonly about: string; readonly cents?: number }) {
  const { trade } = useLanguage();
  const words = about.split(' ').map((word) => (CONSTANT.test(word) ? trade(word) : word));
  const shown = [...(cents !== undefined && cents !== 0 ? [dollars(cents)] : []), ...(about === '' ? [] : [words.join(' ')])];
  return shown.length === 0 ? null : <small>{shown.join(' · ')}</small>;
}
