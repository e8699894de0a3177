import { useRef } from 'react';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { Health } from '../staff/Health';
import { Trouble } from '../staff/Trouble';
import { useEvery } from '../staff/useEvery';
import { measured, type Dashboard, type Named } from './metrics';

const EVERY_MILLIS = 5_000;

/** Whether the system is well, and what it does; it follows by itself. */
export function SystemPage() {
  const { value, trouble } = useEvery(measured, EVERY_MILLIS);
  const before = useBefore(value);
  return (
    <div className="system">
      <Health />
      <Trouble of={trouble} />
      {value !== undefined && <Figures now={value} before={before} />}
    </div>
  );
}

/** What was measured the time before, for what happens in a second. */
function useBefore(now: Dashboard | undefined): Dashboard | undefined {
  const seen = useRef<readonly [Dashboard | undefined, Dashboard | undefined]>([undefined, undefined]);
  if (now !== seen.current[1]) {
    seen.current = [seen.current[1], now];
  }
  return seen.current[0];
}

export function perSecond(now: Dashboard, before: Dashboard | undefined): number {
  const millis = before === undefined ? 0 : now.atMillis - before.atMillis;
  return before === undefined || millis <= 0 ? 0 : ((now.wagers - before.wagers) * 1_000) / millis;
}

function Figures({ now, before }: { readonly now: Dashboard; readonly before: Dashboard | undefined }) {
  const { t, trade, reason } = useLanguage();
  const ledgerWell = now.ledgerCents === 0 && now.findings === 0;
  return (
    <section aria-label={t('admin.figures')} className="cards figures-board">
      <Figure name={t('admin.wagers')} value={now.wagers.toLocaleString('en')} small={t('admin.perSecond', { n: perSecond(now, before).toFixed(1) })} />
      <Figure
        name={t('admin.answer99')}
        value={now.answer99Millis === undefined ? '–' : `${now.answer99Millis.toFixed(1)} ms`}
        small={t('admin.answer99Lead')}
      />
      <Figure name={t('admin.ledger')} value={dollars(now.ledgerCents)} small={t(ledgerWell ? 'admin.ledgerWell' : 'admin.ledgerBad')} bad={!ledgerWell} />
      <Figure name={t('admin.lag')} value={`${now.lagSeconds.toFixed(1)} s`} small={t('admin.lagLead')} />
      <List name={t('admin.sockets')} all={now.sockets.map((one) => ({ ...one, name: trade(one.name) }))} />
      <List name={t('admin.rounds')} all={now.rounds.map((one) => ({ ...one, name: trade(one.name) }))} />
      <List name={t('admin.refusals')} all={now.refusals.map((one) => ({ ...one, name: reason(one.name, trade(one.name)) }))} />
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly small: string;
  readonly bad?: boolean;
}

function Figure({ name, value, small, bad }: FigureProps) {
  return (
    <article className={bad === true ? 'panel card-of figure bad' : 'panel card-of figure'}>
      <h3 className="caps">{name}</h3>
      <p className="figures">{value}</p>
      <small>{small}</small>
    </article>
  );
}

function List({ name, all }: { readonly name: string; readonly all: readonly Named[] }) {
  const { t } = useLanguage();
  return (
    <article className="panel card-of">
      <h3 className="caps">{name}</h3>
      {all.length === 0 && <p className="dim">{t('admin.none')}</p>}
      <dl className="facts">
        {all.map((one) => (
          <div key={one.name}>
            <dt>{one.name}</dt>
            <dd className="figures">{one.value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
