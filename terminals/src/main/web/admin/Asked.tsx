import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';

/** Something that has to be typed. */
export interface Question {
  readonly name: string;
  readonly text: Key;
  readonly kind?: 'password' | 'pin' | 'number';
}

interface AskedProps {
  readonly questions: readonly Question[];
  readonly said: Readonly<Record<string, string>>;
  readonly onChange: (said: Readonly<Record<string, string>>) => void;
}

/** Fields for what has to be typed, one below the other. */
export function Asked({ questions, said, onChange }: AskedProps) {
  const { t } = useLanguage();
  return questions.map(({ name, text, kind }) => (
    <label key={name}>
      {t(text)}
      <input
        type={kind === 'number' ? 'number' : kind === undefined ? 'text' : 'password'}
        inputMode={kind === 'pin' || kind === 'number' ? 'numeric' : undefined}
        min={kind === 'number' ? 1 : undefined}
        autoComplete="off"
        required
        value={said[name] ?? ''}
        onChange={(event) => onChange({ ...said, [name]: event.target.value })}
      />
    </label>
  ));
}
