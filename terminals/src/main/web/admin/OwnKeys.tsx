import { useState, type FormEvent } from 'react';
import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';
import { problem, type Problem } from '../staff/api';
import { changeOwn } from '../staff/session';
import { useStaff } from '../staff/Staff';
import { Trouble } from '../staff/Trouble';
import { Asked, type Question } from './Asked';

const PASSWORD: readonly Question[] = [
  { name: 'password', text: 'admin.oldPassword', kind: 'password' },
  { name: 'chosen', text: 'admin.newPassword', kind: 'password' },
];

const PIN: readonly Question[] = [
  { name: 'password', text: 'staff.password', kind: 'password' },
  { name: 'pin', text: 'admin.oldPin', kind: 'pin' },
  { name: 'chosen', text: 'admin.newPin', kind: 'pin' },
];

/** One's own password and PIN. */
export function OwnKeys() {
  return (
    <div className="columns">
      <Change title="admin.changePassword" questions={PASSWORD} what="password" />
      <Change title="admin.changePin" questions={PIN} what="pin" />
    </div>
  );
}

interface ChangeProps {
  readonly title: Key;
  readonly questions: readonly Question[];
  readonly what: 'password' | 'pin';
}

function Change({ title, questions, what }: ChangeProps) {
  const { t } = useLanguage();
  const { changed } = useStaff();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [done, setDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTrouble(undefined);
    changeOwn(what, said).then(
      (who) => {
        setDone(true);
        setSaid({});
        changed(who);
      },
      (thrown: unknown) => setTrouble(problem(thrown)),
    );
  };
  return (
    <form className="panel stack" onSubmit={submit} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <Asked questions={questions} said={said} onChange={setSaid} />
      <Trouble of={trouble} />
      {done && <p role="status">{t('admin.done')}</p>}
      <button type="submit" className="button gold">
        {t(title)}
      </button>
    </form>
  );
}
