import type { ReactNode } from 'react';
import { Button } from '../design/Button';
import { useModal } from '../design/modal';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { creditCents } from '../store/selectors';
import type { State } from '../store/state';
import type { Terminal } from './useTerminal';

const ENDED = {
  DISPLACED: 'lock.displaced',
  NOT_RECOGNISED: 'lock.notRecognised',
  MISBEHAVED: 'lock.misbehaved',
  TOO_SLOW: 'lock.misbehaved',
  CLOSING: 'lock.misbehaved',
  MALFUNCTION: 'lock.misbehaved',
} as const;

/** In front of everything while the server is gone: nothing can be touched, and the account as last known stays in sight. */
export function LockScreen({ state }: { readonly state: State }) {
  const { t } = useLanguage();
  const link = state.link;
  if (link.kind === 'connecting' && state.own === undefined) {
    return (
      <div className="veil lock">
        <div className="lock-mark" aria-hidden="true" />
        <p role="status">{t('lock.connecting')}</p>
      </div>
    );
  }
  return (
    <Locked title={t('lock.title')}>
      <div className="lock-mark" aria-hidden="true" />
      <h1>{t('lock.title')}</h1>
      <p>{link.kind === 'ended' ? t(ENDED[link.why]) : t('lock.lead')}</p>
      {state.own !== undefined && <Account name={t('lock.account')} cents={creditCents(state)} />}
      {link.kind === 'ended' ? (
        <Button tone="gold" onPress={() => location.reload()}>
          {t('lock.again')}
        </Button>
      ) : (
        <p className="caps" role="status">
          {t('lock.trying')}
        </p>
      )}
    </Locked>
  );
}

/** Nothing behind it can be reached, by finger or key, and nothing closes it but the server's return. */
function Locked({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <dialog {...useModal(undefined)} className="veil lock" role="alertdialog" aria-label={title}>
      {children}
    </dialog>
  );
}

function Account({ name, cents }: { readonly name: string; readonly cents: number }) {
  return (
    <div className="panel lock-account">
      <span className="caps">{name}</span>
      <strong>{dollars(cents)}</strong>
    </div>
  );
}

const OUT = { RETIRED: 'out.retired', MALFUNCTION: 'out.malfunction' } as const;

/** In front of the game while this terminal is out of use: nothing can be played, the account is safe, and somebody can be called. */
export function OutOfUse({ terminal }: { readonly terminal: Terminal }) {
  const { t } = useLanguage();
  const { state, ask } = terminal;
  const why = state.own?.outOfUse;
  const table = state.own?.tables[0]?.table;
  // A ticket that comes out, or somebody who brings money, is in front of it.
  const paid = state.ticket !== undefined || state.own?.paying !== undefined;
  if (why === undefined || table === undefined || paid) {
    return null;
  }
  const called = state.own?.attendantCalled === true;
  return (
    <Locked title={t('out.title')}>
      <h1>{t('out.title')}</h1>
      <p>{t(OUT[why])}</p>
      <Account name={t('meter.credit')} cents={creditCents(state)} />
      <Button tone={called ? 'on' : 'gold'} pressed={called} onPress={() => ask({ type: 'callAttendant', table })}>
        {called ? t('act.attendantCalled') : t('act.attendant')}
      </Button>
    </Locked>
  );
}
