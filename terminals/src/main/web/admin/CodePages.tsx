import { useState, type FormEvent, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language';
import { call, problem, type Problem } from '../staff/api';
import { Trouble } from '../staff/Trouble';
import { Asked, type Question } from './Asked';

const FIRST: readonly Question[] = [
  { name: 'code', text: 'admin.code' },
  { name: 'person', text: 'admin.number', kind: 'number' },
  { name: 'name', text: 'admin.name' },
  { name: 'password', text: 'staff.password', kind: 'password' },
  { name: 'pin', text: 'staff.pin', kind: 'pin' },
];

const CHOOSE: readonly Question[] = [
  { name: 'code', text: 'admin.code' },
  { name: 'password', text: 'admin.newPassword', kind: 'password' },
  { name: 'pin', text: 'admin.newPin', kind: 'pin' },
];

/** Whoever has the code of the first start becomes the first administrator. */
export function FirstPage() {
  const { t } = useLanguage();
  return (
    <CodeForm
      title={t('admin.first')}
      lead={t('admin.firstLead')}
      questions={FIRST}
      send={(said) => call('POST', '/api/first-administrator', { ...said, person: Number(said['person']) })}
    />
  );
}

/** Whoever was given a code chooses a password and a PIN. */
export function ChoosePage() {
  const { t } = useLanguage();
  return (
    <CodeForm
      title={t('admin.choose')}
      lead={t('admin.chooseLead')}
      questions={CHOOSE}
      send={(said) => call('POST', '/api/credentials', said)}
    />
  );
}

interface CodeFormProps {
  readonly title: string;
  readonly lead: string;
  readonly questions: readonly Question[];
  readonly send: (said: Readonly<Record<string, string>>) => Promise<unknown>;
}

function CodeForm({ title, lead, questions, send }: CodeFormProps) {
  const { t } = useLanguage();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [done, setDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(said).then(
      () => setDone(true),
      (thrown: unknown) => setTrouble(problem(thrown)),
    );
  };
  if (done) {
    return (
      <Door title={title}>
        <p role="status">{t('admin.chosen')}</p>
        <a className="button gold" href="./">
          {t('staff.signIn')}
        </a>
      </Door>
    );
  }
  return (
    <Door title={title}>
      <p>{lead}</p>
      <form className="stack" onSubmit={submit}>
        <Asked questions={questions} said={said} onChange={setSaid} />
        <Trouble of={trouble} />
        <button type="submit" className="button gold">
          {title}
        </button>
      </form>
    </Door>
  );
}

function Door({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <main className="staff-door">
      <section className="panel" aria-label={title}>
        <strong className="brand">{t('brand')}</strong>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
