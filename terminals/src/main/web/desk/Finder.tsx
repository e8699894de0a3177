import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLanguage } from '../i18n/language';
import { digitsOf } from './paper';

interface FinderProps {
  readonly onFind: (code: string) => void;
  /** Something stands in front of it, and keys are not for it. */
  readonly busy: boolean;
}

/** Where a scanner types: it sends the digits of the code and Enter, like somebody at the keyboard. */
export function Finder({ onFind, busy }: FinderProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useScanner(input, busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = digitsOf(typed);
    if (code !== '') {
      onFind(code);
      setTyped('');
    }
  };
  return (
    <form className="panel finder" onSubmit={submit} role="search">
      <label>
        {t('desk.scan')}
        <input
          ref={input}
          className="figures"
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
          placeholder="00-0000-0000-0000-0000"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
        />
      </label>
      <button type="submit" className="button gold" disabled={digitsOf(typed) === ''}>
        {t('desk.look')}
      </button>
    </form>
  );
}

/** A scan that comes while nothing has the keyboard still arrives: the field takes the first digit and all after it. */
function useScanner(input: React.RefObject<HTMLInputElement | null>, busy: boolean): void {
  useEffect(() => {
    if (busy) {
      return undefined;
    }
    const key = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [role=dialog]') !== null;
      if (!elsewhere && /^\d$/.test(event.key)) {
        input.current?.focus();
      }
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [input, busy]);
}
