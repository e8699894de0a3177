import { useState } from 'react';
import type { FromStaffUnion, Role } from '@messages';
import { useLanguage } from '../i18n/language';
import { WHOLE_FLOOR } from '../staff/session';
import { ServerGone } from '../staff/ServerGone';
import { StaffScreen } from '../staff/Staff';
import { Tabs } from '../staff/Tabs';
import { useStaffRoom } from '../staff/useStaffRoom';
import { ChoosePage, FirstPage } from './CodePages';
import { Installing } from './Installing';
import { Machines } from './Machines';
import { OwnKeys } from './OwnKeys';
import { StaffList } from './StaffList';
import { SystemPage } from './SystemPage';

const ROLES: readonly Role[] = ['ADMINISTRATOR'];
const WATCH: readonly FromStaffUnion[] = [{ type: 'watchFloor' }];
const PARTS = ['staff', 'machines', 'floor', 'system', 'own'] as const;

type PartOf = (typeof PARTS)[number];

/** Who works here, which machines belong to the floor, what stands on it, and whether all of it is well. */
export function AdminPage() {
  const { t } = useLanguage();
  switch (location.search) {
    case '?first':
      return <FirstPage />;
    case '?code':
      return <ChoosePage />;
    default:
      return (
        <StaffScreen title={t('admin.title')} roles={ROLES} table={WHOLE_FLOOR}>
          <Administration />
        </StaffScreen>
      );
  }
}

function Administration() {
  const { t } = useLanguage();
  const room = useStaffRoom(WATCH);
  const [part, setPart] = useState<PartOf>('staff');
  return (
    <>
      <ServerGone room={room} />
      <Tabs name={t('inspector.parts')} tabs={PARTS.map((id) => ({ id, text: t(`admin.${id}`) }))} chosen={part} onChoose={setPart}>
        {part === 'staff' && <StaffList />}
        {part === 'machines' && <Machines />}
        {part === 'floor' && <Installing />}
        {part === 'system' && <SystemPage />}
        {part === 'own' && <OwnKeys />}
      </Tabs>
    </>
  );
}
