import type { ReactNode } from 'react';
import { Button } from '../design/Button';
import { useModal } from '../design/modal';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { ownAt } from '../store/selectors';
import type { State } from '../store/state';

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
  const first = state.own?.tables[0];
  const known = first === undefined ? undefined : ownAt(state, first.table)?.money;
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
      {known !== undefined && (
        <div className="panel lock-account">
          <span className="caps">{t('lock.account')}</span>
          <strong>{dollars(known.creditCents)}</strong>
        </div>
      )}
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
