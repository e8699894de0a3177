import { useState, type FormEvent } from 'react';
import type { Role } from '@messages';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { call, problem, type Problem } from '../staff/api';
import type { Member } from '../staff/SecondPerson';
import { Trouble } from '../staff/Trouble';

/** What people can be; machines have roles of their own. */
const ROLES: readonly Role[] = [
  'DEALER',
  'ELECTRONIC_GAMING_HOST',
  'GAMES_SUPERVISOR',
  'CASINO_SUPERVISOR',
  'ELECTRONIC_GAMING_SUPERVISOR',
  'ASSISTANT_GAMING_MANAGER',
  'GAMING_MANAGER',
  'GAMING_SHIFT_MANAGER',
  'OPERATOR_AUTHORITY',
  'TOURNAMENT_DIRECTOR',
  'CASH_DESK',
  'PROMOTIONS_OFFICER',
  'SCRUTINEER',
  'INSPECTOR',
  'ADMINISTRATOR',
];

interface PersonFormProps {
  /** Who is changed; nobody is enrolled anew. */
  readonly of: Member | undefined;
  readonly taken: readonly number[];
  readonly onClose: () => void;
  readonly onEnrolled: (name: string, code: string) => void;
  readonly onChanged: () => void;
}

/** Name, number and roles of somebody. */
export function PersonForm({ of: member, taken, onClose, onEnrolled, onChanged }: PersonFormProps) {
  const { t, trade } = useLanguage();
  const [person, setPerson] = useState(member?.person ?? Math.max(0, ...taken) + 1);
  const [name, setName] = useState(member?.name ?? '');
  const [roles, setRoles] = useState<readonly Role[]>(member?.roles ?? []);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent =
      member === undefined
        ? call<{ readonly code: string }>('POST', '/api/staff', { person, name, roles }).then((given) => onEnrolled(name, given.code))
        : call('PUT', `/api/staff/${member.person}`, { name, roles }).then(onChanged);
    sent.catch((thrown: unknown) => setTrouble(problem(thrown)));
  };
  const title = member === undefined ? t('admin.enrol') : t('admin.changeOf', { name: member.name });
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <label>
          {t('admin.number')}
          <input type="number" min="1" required disabled={member !== undefined} value={person} onChange={(event) => setPerson(Number(event.target.value))} />
        </label>
        <label>
          {t('admin.name')}
          <input required value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <fieldset className="roles">
          <legend>{t('admin.roles')}</legend>
          {ROLES.map((role) => (
            <label key={role} className="flag">
              <input
                type="checkbox"
                checked={roles.includes(role)}
                onChange={(event) => setRoles(event.target.checked ? [...roles, role] : roles.filter((one) => one !== role))}
              />
              {trade(role)}
            </label>
          ))}
        </fieldset>
        {member !== undefined && roles.length === 0 && <p className="trouble">{t('admin.leaves')}</p>}
        <Trouble of={trouble} />
        <div className="act-buttons">
          <Button tone="quiet" onPress={onClose}>
            {t('staff.cancel')}
          </Button>
          <button type="submit" className="button gold">
            {member === undefined ? t('admin.enrol') : t('admin.change')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
