import { useState, type FormEvent } from 'react';
import { enrol } from '../connection/enrolment';
import { useLanguage } from '../i18n/language';

/** Once in a terminal's life: staff type the code that they made for it. */
export function EnrolPage({ onEnrolled }: { readonly onEnrolled: (token: string) => void }) {
  const { t } = useLanguage();
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    enrol(code.trim()).then(onEnrolled, () => setFailed(true));
  };
  return (
    <main className="alone">
      <form className="panel dialog" onSubmit={send}>
        <h2>{t('enrol.title')}</h2>
        <p>{t('enrol.lead')}</p>
        <label className="row">
          <span className="caps">{t('enrol.code')}</span>
          <input className="field" autoComplete="off" value={code} onChange={(event) => setCode(event.target.value)} />
        </label>
        {failed && <p role="alert">{t('enrol.failed')}</p>}
        <div className="row end">
          <button type="submit" className="button gold">
            {t('enrol.go')}
          </button>
        </div>
      </form>
    </main>
  );
}
