import { useState, type FormEvent } from 'react';
import { useLanguage } from '../i18n/language';

/** The beginning of a shift: what lies in the drawer. */
export function ShiftOpen({ onOpen }: { readonly onOpen: (floatCents: number) => void }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const cents = Math.round(Number(typed) * 100);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onOpen(cents);
  };
  return (
    <form className="shift-open" onSubmit={submit}>
      <p>{t('desk.openLead')}</p>
      <label>
        {`${t('desk.float')} (${t('staff.dollars')})`}
        <input
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="button gold" disabled={typed === '' || !(cents >= 0)}>
        {t('desk.open')}
      </button>
    </form>
  );
}
