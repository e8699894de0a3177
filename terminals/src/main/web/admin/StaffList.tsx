import { useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { carryOut } from '../staff/acts';
import { call, problem, type Problem } from '../staff/api';
import { staff, type Member } from '../staff/SecondPerson';
import { Trouble } from '../staff/Trouble';
import { useEvery } from '../staff/useEvery';
import { CodeCard, type Made } from './CodeCard';
import { PersonForm } from './PersonForm';

const EVERY_MILLIS = 10_000;

/** Everybody who works here: enrolled, given other roles, helped when a PIN is forgotten. */
export function StaffList() {
  const { t } = useLanguage();
  const { value, trouble, refresh } = useEvery(staff, EVERY_MILLIS);
  const [editing, setEditing] = useState<Member | 'new' | undefined>(undefined);
  const [made, setMade] = useState<Made | undefined>(undefined);
  const [failed, setFailed] = useState<Problem | undefined>(undefined);
  const doing = (what: Promise<unknown>) => {
    setFailed(undefined);
    what.then(refresh, (thrown: unknown) => setFailed(problem(thrown)));
  };
  const show = (title: string) => (given: { readonly code: string }) => setMade({ title, code: given.code, madeMillis: Date.now() });
  const reset = (member: Member) =>
    doing(call<{ readonly code: string }>('POST', `/api/staff/${member.person}/code`).then(show(t('admin.codeFor', { name: member.name }))));
  return (
    <section className="panel people" aria-label={t('admin.staff')}>
      <div className="row">
        <h2 className="grow">{t('admin.staff')}</h2>
        <Button tone="gold" onPress={() => setEditing('new')}>
          {t('admin.enrol')}
        </Button>
      </div>
      <Trouble of={failed ?? trouble} />
      <People
        members={value ?? []}
        onEdit={setEditing}
        onReset={reset}
        onUnlock={(member) => doing(carryOut({ '@type': 'UnlockPin', person: member.person }, crypto.randomUUID()))}
      />
      {editing !== undefined && (
        <PersonForm
          of={editing === 'new' ? undefined : editing}
          taken={(value ?? []).map((member) => member.person)}
          onClose={() => setEditing(undefined)}
          onEnrolled={(name, code) => {
            setEditing(undefined);
            show(t('admin.codeFor', { name }))({ code });
            refresh();
          }}
          onChanged={() => {
            setEditing(undefined);
            refresh();
          }}
        />
      )}
      {made !== undefined && <CodeCard made={made} onClose={() => setMade(undefined)} />}
    </section>
  );
}

interface PeopleProps {
  readonly members: readonly Member[];
  readonly onEdit: (member: Member) => void;
  readonly onReset: (member: Member) => void;
  readonly onUnlock: (member: Member) => void;
}

function People({ members, onEdit, onReset, onUnlock }: PeopleProps) {
  const { t, trade } = useLanguage();
  return (
    <div className="scroller" tabIndex={0} role="region" aria-label={t('admin.staff')}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{t('admin.number')}</th>
            <th scope="col">{t('admin.name')}</th>
            <th scope="col">{t('admin.roles')}</th>
            <th scope="col">{t('inspector.onDuty')}</th>
            <th scope="col">
              <span className="unseen">{t('admin.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.person}>
              <td>{member.person}</td>
              <th scope="row">{member.name}</th>
              <td>{member.roles.length === 0 ? t('admin.left') : member.roles.map(trade).join(' · ')}</td>
              <td>{member.role === undefined || member.role === null ? '' : trade(member.role)}</td>
              <td>
                <div className="acts">
                <Button tone="quiet" label={t('admin.changeOf', { name: member.name })} onPress={() => onEdit(member)}>
                  {t('admin.change')}
                </Button>
                <Button tone="quiet" label={t('admin.resetOf', { name: member.name })} onPress={() => onReset(member)}>
                  {t('admin.reset')}
                </Button>
                {member.pinLocked && (
                  <Button tone="red" label={t('admin.unlockOf', { name: member.name })} onPress={() => onUnlock(member)}>
                    {t('admin.unlock')}
                  </Button>
                )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
