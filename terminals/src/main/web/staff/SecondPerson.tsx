import { useEffect, useState } from 'react';
import type { Role } from '@messages';
import { useLanguage } from '../i18n/language';
import { call } from './api';
import type { Second } from './acts';
import { useStaff } from './Staff';

/** Somebody who works here. */
export interface Member {
  readonly person: number;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly role?: Role;
  readonly tables: readonly number[];
  readonly pinLocked: boolean;
}

export function staff(): Promise<readonly Member[]> {
  return call('GET', '/api/staff');
}

interface SecondPersonProps {
  readonly roles: readonly Role[];
  readonly onChange: (second: Second | undefined) => void;
}

/** Another person signs here with an own PIN. */
export function SecondPerson({ roles, onChange }: SecondPersonProps) {
  const language = useLanguage();
  const { t } = language;
  const { who } = useStaff();
  const [members, setMembers] = useState<readonly Member[]>([]);
  const [chosen, setChosen] = useState('');
  const [pin, setPin] = useState('');
  useEffect(() => {
    void staff().then(setMembers);
  }, []);
  const signers = members
    .filter((member) => member.person !== who.person && !member.pinLocked)
    .flatMap((member) => member.roles.filter((role) => roles.includes(role)).map((role) => ({ member, role })));
  const tell = (key: string, typed: string) => {
    const signer = signers.find(({ member, role }) => keyOf(member, role) === key);
    onChange(signer === undefined || typed === '' ? undefined : { person: signer.member.person, role: signer.role, pin: typed });
  };
  return (
    <fieldset className="second">
      <legend>{t('staff.second')}</legend>
      <label>
        {t('staff.secondWho')}
        <select
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value);
            tell(event.target.value, pin);
          }}
        >
          <option value="" disabled>
            {t('staff.choose')}
          </option>
          {signers.map(({ member, role }) => (
            <option key={keyOf(member, role)} value={keyOf(member, role)}>
              {`${member.name} · ${language.trade(role)}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('staff.pin')}
        <input
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={(event) => {
            setPin(event.target.value);
            tell(chosen, event.target.value);
          }}
        />
      </label>
    </fieldset>
  );
}

function keyOf(member: Member, role: Role): string {
  return `${member.person}/${role}`;
}
