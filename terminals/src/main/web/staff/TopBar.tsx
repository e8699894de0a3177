import { useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { LanguageButton } from '../i18n/LanguageButton';
import { useStaff } from './Staff';

/** Who works here, in which role, and what time it is. */
export function TopBar({ title }: { readonly title: string }) {
  const language = useLanguage();
  const { t } = language;
  const { who, signOut } = useStaff();
  return (
    <header className="staff-top">
      <strong className="brand">{t('brand')}</strong>
      <h1>{title}</h1>
      <span className="spring" />
      <span className="who">
        {who.name}
        {who.role !== undefined && <small>{language.trade(who.role)}</small>}
      </span>
      <Clock />
      <LanguageButton />
      <Button tone="quiet" onPress={signOut}>
        {t('staff.signOut')}
      </Button>
    </header>
  );
}

function Clock() {
  const { t, tag } = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const shown = now.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });
  return (
    <time className="figures" aria-label={t('clock')}>
      {shown}
    </time>
  );
}
