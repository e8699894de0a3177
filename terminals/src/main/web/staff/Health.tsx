import { useLanguage } from '../i18n/language';
import { Refused } from './api';
import { Trouble } from './Trouble';
import { useEvery } from './useEvery';

/** One thing that the server looks after. */
export interface Check {
  readonly name: string;
  readonly status: 'UP' | 'DOWN';
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

export interface HealthNow {
  readonly status: 'UP' | 'DOWN';
  readonly checks: readonly Check[];
}

const EVERY_MILLIS = 5_000;
const UNAVAILABLE = 503;

/** A server that is not well says so with an error and the same answer. */
export async function health(): Promise<HealthNow> {
  const answer = await fetch('/q/health').catch(() => undefined);
  if (answer === undefined || (!answer.ok && answer.status !== UNAVAILABLE)) {
    throw new Refused({ status: 0, title: 'UNREACHABLE', detail: 'The server does not answer.' });
  }
  return (await answer.json()) as HealthNow;
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/Millis$/, 'ms'],
  [/Bytes$/, 'B'],
];

/** A figure with the unit that its name says. */
export function measure(name: string, fact: string | number, tag: string): string {
  const unit = UNITS.find(([ending]) => ending.test(name))?.[1];
  const text = typeof fact === 'number' ? fact.toLocaleString(tag) : fact;
  return unit === undefined ? text : `${text} ${unit}`;
}

/** Whether everything behind the screens is well. */
export function Health() {
  const { t, tag, trade } = useLanguage();
  const { value, trouble } = useEvery(health, EVERY_MILLIS);
  return (
    <section aria-label={t('health.title')} className="health">
      <Trouble of={trouble} />
      {value !== undefined && (
        <p className={value.status === 'UP' ? 'verdict good' : 'verdict bad'} role="status">
          {t(value.status === 'UP' ? 'health.up' : 'health.down')}
        </p>
      )}
      <div className="cards">
        {value?.checks.map((check) => (
          <article key={check.name} className="panel card-of">
            <h3>
              <span className={check.status === 'UP' ? 'lamp good' : 'lamp bad'} aria-hidden="true" />
              {trade(check.name)}
              <small>{t(check.status === 'UP' ? 'health.well' : 'health.unwell')}</small>
            </h3>
            <dl className="facts">
              {Object.entries(check.data ?? {}).map(([name, fact]) => (
                <div key={name}>
                  <dt>{trade(name)}</dt>
                  <dd className="figures">{typeof fact === 'boolean' ? t(fact ? 'yes' : 'no') : measure(name, fact, tag)}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
