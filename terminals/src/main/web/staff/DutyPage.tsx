import { useState } from 'react';
import type { Role } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { problem, type Problem } from './api';
import { takeUp, WHOLE_FLOOR } from './session';
import { useStaff } from './Staff';
import { Trouble } from './Trouble';

interface DutyPageProps {
  readonly roles: readonly Role[];
  readonly table: number;
}

/** Signing on: in which of one's roles, at the table of this screen or on the whole floor. */
export function DutyPage({ roles, table }: DutyPageProps) {
  const language = useLanguage();
  const { t } = language;
  const { who, changed } = useStaff();
  const [pin, setPin] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const offered = who.roles.filter((role) => roles.includes(role));
  const choose = (role: Role) => {
    takeUp(role, table, pin).then(changed, (thrown: unknown) => {
      const why = problem(thrown);
      setTrouble(why);
      if (why.title === 'PIN_NEEDED') {
        setPin('');
      }
    });
  };
  return (
    <main className="staff-door">
      <section className="panel" aria-label={t('staff.duty')}>
        <h2>{table === WHOLE_FLOOR ? t('staff.dutyFloor') : t('staff.dutyTable', { n: table })}</h2>
        {offered.length === 0 && <p>{t('staff.noRole')}</p>}
        {pin !== undefined && (
          <label>
            {t('staff.pin')}
            <input type="password" inputMode="numeric" value={pin} onChange={(event) => setPin(event.target.value)} autoFocus />
          </label>
        )}
        <Trouble of={trouble} />
        {offered.map((role) => (
          <Button key={role} tone="gold" onPress={() => choose(role)}>
            {t('staff.signOnAs', { role: language.trade(role) })}
          </Button>
        ))}
      </section>
    </main>
  );
}
