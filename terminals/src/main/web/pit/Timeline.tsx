import { useEffect, useRef } from 'react';
import { useLanguage, type Language } from '../i18n/language';
import { decisionWords, touchWords } from '../said';
import { Moment } from './RoundsSheet';
import type { AnalysisLine } from './records';

interface TimelineProps {
  readonly lines: readonly AnalysisLine[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** What happened, one below the other; the moment that is shown is marked. */
export function Timeline({ lines, place, onPlace }: TimelineProps) {
  const language = useLanguage();
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <ol className="timeline" aria-label={language.t('pit.timeline')}>
      {lines.map((line, at) => (
        <li key={line.line} ref={at === place ? marked : undefined} className={classes(line, at === place, at > place)}>
          <button type="button" aria-current={at === place ? 'step' : undefined} onClick={() => onPlace(at)}>
            <Moment atMillis={line.atMillis} />
            <span>
              {words(language, line)}
              {line.answer !== '' && line.answer !== 'taken' && <em>{language.reason(lastName(line.answer), language.trade(lastName(line.answer)))}</em>}
              {line.rule !== '' && <small>{line.rule}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function classes(line: AnalysisLine, here: boolean, ahead: boolean): string {
  const refused = line.what === 'TOUCH' && line.answer !== 'taken';
  return [line.what.toLowerCase(), here ? 'here' : '', ahead ? 'ahead' : '', refused ? 'refused' : ''].filter(Boolean).join(' ');
}

function words(language: Language, line: AnalysisLine): string {
  switch (line.what) {
    case 'EVENT':
      return language.trade(lastName(line.words));
    case 'TOUCH':
      return touchWords(language, line.words);
    case 'DECISION':
      return decisionWords(language, line.words);
  }
}

/** Records name a thing with the family that it belongs to. */
export function lastName(name: string): string {
  return name.split(/[^\w]/).at(-1) ?? name;
}
