import { useLanguage } from '../i18n/language';
import { signedDollars } from '../money';
import type { Done, Moved, Shown } from './acts';

/** Beforehand: what an act would do to the round and to the money. */
export function Foresight({ of: seen }: { readonly of: Shown | undefined }) {
  const language = useLanguage();
  const { t } = language;
  if (seen === undefined) {
    return null;
  }
  if (!seen.accepted) {
    return (
      <div className="trouble" role="status">
        <p>{language.reason(seen.refused?.reason ?? '', seen.refused?.sentence ?? '')}</p>
        {seen.refused?.rule !== undefined && <p className="rule">{t('staff.rule', { rule: seen.refused.rule })}</p>}
      </div>
    );
  }
  return (
    <section className="foresight" aria-label={t('staff.willDo')} role="status">
      <h3>{t('staff.willDo')}</h3>
      <p>{counted(seen.events.map((event) => language.trade(event)))}</p>
      <MovedMoney moved={seen.moved} />
    </section>
  );
}

/** Afterwards: what it did, as the books of the floor have it and not as anybody foresaw it. */
export function Outcome({ of: done }: { readonly of: Done }) {
  const language = useLanguage();
  const { t } = language;
  return (
    <section className="foresight" aria-label={t('staff.hasDone')} role="status">
      <h3>{t('staff.hasDone')}</h3>
      <p>{counted(done.events.map((event) => language.trade(event['@type'])))}</p>
      {done.moved === undefined ? <p>{t('staff.movedUnknown')}</p> : <MovedMoney moved={done.moved} />}
    </section>
  );
}

/** Many of one kind are said once, with how many. */
export function counted(names: readonly string[]): string {
  const times = new Map<string, number>();
  names.forEach((name) => times.set(name, (times.get(name) ?? 0) + 1));
  return [...times].map(([name, n]) => (n === 1 ? name : `${name} × ${n}`)).join(' · ');
}

/** Which terminals have another credit, and by how much. */
export function MovedMoney({ moved }: { readonly moved: readonly Moved[] }) {
  const { t } = useLanguage();
  if (moved.length === 0) {
    return <p>{t('staff.noMoney')}</p>;
  }
  return (
    <table className="moved">
      <thead>
        <tr>
          <th scope="col">{t('staff.terminal')}</th>
          <th scope="col">{t('meter.credit')}</th>
          <th scope="col">{t('meter.bet')}</th>
        </tr>
      </thead>
      <tbody>
        {moved.map((one) => (
          <tr key={one.terminal}>
            <th scope="row">{one.terminal}</th>
            <td className="figures">{signedDollars(one.creditCents)}</td>
            <td className="figures">{signedDollars(one.betCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
