import type { Result } from '@messages';
import { useLanguage } from '../i18n/language';
import { outcomeOf } from '../outcome';
import { colourOf } from '../roulette/geometry';
import { hotAndCold } from './statistics';

/** The last results, newest first, and what came up most and least. */
export function Recent({ recent }: { readonly recent: readonly Result[] }) {
  const { t } = useLanguage();
  const { hot, cold } = hotAndCold(recent);
  return (
    <div className="recent">
      <span className="caps">{t('results.last')}</span>
      <ol className="recent-list">
        {recent.map((result) => (
          <li key={result.round}>
            <Mark outcome={result.outcome} />
          </li>
        ))}
        {recent.length === 0 && <li className="none">{t('results.none')}</li>}
      </ol>
      {hot.length > 0 && (
        <p className="hot-cold">
          <span className="caps">{t('results.hot')}</span>
          {hot.map((label) => (
            <Mark key={label} outcome={`number:${label}`} />
          ))}
          <span className="caps">{t('results.cold')}</span>
          {cold.map((label) => (
            <Mark key={label} outcome={`number:${label}`} />
          ))}
        </p>
      )}
    </div>
  );
}

/** One result as a small plate. */
export function Mark({ outcome }: { readonly outcome: string | undefined }) {
  const { t } = useLanguage();
  const read = outcome === undefined ? undefined : outcomeOf(outcome);
  if (read === undefined) {
    return <span className="mark is-void">{t('result.void')}</span>;
  }
  switch (read.kind) {
    case 'number':
      return <span className={`mark is-${colourOf(read.label)}`}>{read.label}</span>;
    case 'dice':
      return (
        <span className="mark is-dice">
          <small>{read.faces.join(' ')}</small>
          <b>{read.total}</b>
        </span>
      );
    case 'coup':
      return <span className={`mark is-${read.side}`}>{t(`hand.${read.side}`).slice(0, 1)}</span>;
  }
}
