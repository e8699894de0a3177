import { useState, type FormEvent } from 'react';
import { useLanguage } from '../i18n/language';
import { problem, type Problem } from './api';
import { Trouble } from './Trouble';
import { signIn, type WhoAmI } from './session';

interface SignInPageProps {
  readonly title: string;
  readonly onSignedIn: (who: WhoAmI) => void;
}

/** Name or number, and password. */
export function SignInPage({ title, onSignedIn }: SignInPageProps) {
  const { t } = useLanguage();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWaiting(true);
    signIn(name, password)
      .then(onSignedIn, (thrown: unknown) => setTrouble(problem(thrown)))
      .finally(() => setWaiting(false));
  };
  return (
    <main className="staff-door">
      <form className="panel" onSubmit={submit} aria-label={t('staff.signIn')}>
        <strong className="brand">{t('brand')}</strong>
        <h1>{title}</h1>
        <label>
          {t('staff.name')}
          <input value={name} onChange={(event) => setName(event.target.value)} autoComplete="username" autoFocus required />
        </label>
        <label>
          {t('staff.password')}
          <input
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            required
          />
        </label>
        <Trouble of={trouble} />
        <button type="submit" className="button gold" disabled={waiting}>
          {t('staff.signIn')}
        </button>
        <nav className="door-links" aria-label={t('staff.codes')}>
          <a href="../admin/?code">{t('staff.haveCode')}</a>
          <a href="../admin/?first">{t('staff.firstStart')}</a>
        </nav>
      </form>
    </main>
  );
}
