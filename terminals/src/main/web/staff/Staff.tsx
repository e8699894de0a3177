import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Role } from '@messages';
import { useLanguage } from '../i18n/language';
import { Refused } from './api';
import { isOnDuty, signOut, whoAmI, type WhoAmI } from './session';
import { DutyPage } from './DutyPage';
import { SignInPage } from './SignInPage';
import { TopBar } from './TopBar';

/** Whoever works at this screen. */
export interface Staff {
  readonly who: WhoAmI;
  /** The server knows something else of this person now. */
  changed(who: WhoAmI): void;
  signOut(): void;
}

const Present = createContext<Staff | undefined>(undefined);

export function useStaff(): Staff {
  const staff = useContext(Present);
  if (staff === undefined) {
    throw new Error('nobody has signed in around this part of the page');
  }
  return staff;
}

interface StaffScreenProps {
  /** What this screen is, for its head line. */
  readonly title: string;
  /** The roles one of which somebody here must have taken up. */
  readonly roles: readonly Role[];
  /** The table of the duty; 0 is the whole floor. */
  readonly table: number;
  readonly children: ReactNode;
}

/** A screen for which somebody signs in and takes up a duty; what is inside may rely on it. */
export function StaffScreen({ title, roles, table, children }: StaffScreenProps) {
  const { t } = useLanguage();
  const [who, setWho] = useState<WhoAmI | 'nobody' | undefined>(undefined);
  useEffect(() => {
    whoAmI().then(setWho, (thrown: unknown) => {
      if (!(thrown instanceof Refused)) {
        throw thrown;
      }
      setWho('nobody');
    });
  }, []);
  const staff = useMemo<Staff | undefined>(
    () =>
      who === undefined || who === 'nobody'
        ? undefined
        : { who, changed: setWho, signOut: () => void signOut().finally(() => setWho('nobody')) },
    [who],
  );
  if (who === undefined) {
    return <main className="staff-waits"><p role="status">{t('staff.looking')}</p></main>;
  }
  if (staff === undefined) {
    return <SignInPage title={title} onSignedIn={setWho} />;
  }
  return (
    <Present value={staff}>
      <TopBar title={title} />
      {isOnDuty(staff.who, table, roles) ? children : <DutyPage roles={roles} table={table} />}
    </Present>
  );
}
