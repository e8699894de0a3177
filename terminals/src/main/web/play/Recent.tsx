import type { Count, Result, Statistics } from '@messages';
import { useLanguage } from '../i18n/language';
import { outcomeOf } from '../outcome';
import { colourOf } from '../roulette/geometry';

interface RecentProps {
  readonly recent: readonly Result[];
  readonly statistics: Statistics | undefined;
  readonly dice: boolean;
}

/** The last results, newest first, and what came up most and least. */
export function Recent({ recent, statistics, dice }: RecentProps) {
  const { t } = useLanguage();
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
      {statistics !== undefined && statistics.hot.length > 0 && (
        <div className="hot-cold">
          <p className="hot">
            <Counts title={t('results.hot')} counts={statistics.hot} dice={dice} />
          </p>
          <p className="cold">
            <Counts title={t('results.cold')} counts={statistics.cold} dice={dice} />
          </p>
        </div>
      )}
    </div>
  );
}

interface CountsProps {
  readonly title: string;
  readonly counts: readonly Count[];
  readonly dice: boolean;
}

/** Numbers of the wheel or faces of the dice, each with how often it came. */
export function Counts({ title, counts, dice }: CountsProps) {
  return (
    <>
      <span className="caps">{title}</span>
      {counts.map(({ name, times }) => (
        <span key={name} className="counted">
          {dice ? <span className="mark is-dice">{name}</span> : <Mark outcome={`number:${name}`} />}
          <small>×{times}</small>
        </span>
      ))}
    </>
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
