import { useState } from 'react';
import type { FromStaffUnion, Role } from '@messages';
import { useLanguage } from '../i18n/language';
import { Health } from '../staff/Health';
import { WHOLE_FLOOR } from '../staff/session';
import { ServerGone } from '../staff/ServerGone';
import { StaffScreen } from '../staff/Staff';
import { Tabs } from '../staff/Tabs';
import { useStaffRoom } from '../staff/useStaffRoom';
import { FloorBoard } from './FloorBoard';
import { ReportsPage } from './ReportsPage';
import { Texts } from './Texts';
import { Verification } from './Verification';

/** Those whom the server lets read everything; the first of them may do nothing else. */
const ROLES: readonly Role[] = ['INSPECTOR', 'OPERATOR_AUTHORITY', 'GAMING_MANAGER'];
const WATCH: readonly FromStaffUnion[] = [{ type: 'watchFloor' }];
const PARTS = ['reports', 'verification', 'floor', 'texts', 'health'] as const;

type PartOf = (typeof PARTS)[number];

/** Everything can be read here, and nothing changed. */
export function InspectorPage() {
  const { t } = useLanguage();
  return (
    <StaffScreen title={t('inspector.title')} roles={ROLES} table={WHOLE_FLOOR}>
      <Inspection />
    </StaffScreen>
  );
}

function Inspection() {
  const { t } = useLanguage();
  const room = useStaffRoom(WATCH);
  const [part, setPart] = useState<PartOf>('reports');
  return (
    <>
      <ServerGone room={room} />
      <Tabs
        name={t('inspector.parts')}
        tabs={PARTS.map((id) => ({ id, text: t(`inspector.${id}`) }))}
        chosen={part}
        onChoose={setPart}
      >
        {part === 'reports' && <ReportsPage />}
        {part === 'verification' && <Verification />}
        {part === 'floor' && <FloorBoard floor={room.floor} />}
        {part === 'texts' && <Texts />}
        {part === 'health' && <Health />}
      </Tabs>
    </>
  );
}
