import { useLanguage } from '../i18n/language';
import { askedBy, type Filled } from './kinds';

interface QuestionsProps {
  readonly report: string;
  readonly filled: Filled;
  readonly onChange: (filled: Filled) => void;
}

/** What the report is about. */
export function Questions({ report, filled, onChange }: QuestionsProps) {
  const { t } = useLanguage();
  const set = (name: keyof Filled) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...filled, [name]: event.target.value });
  return (
    <div className="questions">
      {askedBy(report).map(({ name, needed }) =>
        name === 'period' || name === 'days' ? (
          (['from', 'to'] as const).map((end) => (
            <label key={end}>
              {t(`inspector.${end}`)}
              <input
                type={name === 'days' ? 'date' : 'datetime-local'}
                value={(filled[end] ?? '').slice(0, name === 'days' ? 10 : 16)}
                onChange={(event) => onChange({ ...filled, [end]: name === 'days' ? `${event.target.value}T00:00` : event.target.value })}
              />
            </label>
          ))
        ) : (
          <label key={name}>
            {t(`inspector.${name}`)}
            <input type="number" min="0" required={needed} placeholder={needed ? '' : t('inspector.any')} value={filled[name] ?? ''} onChange={set(name)} />
          </label>
        ),
      )}
    </div>
  );
}
