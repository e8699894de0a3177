import { useCallback, useState } from 'react';
import type { FromStaffUnion, Role } from '@messages';
import { useLanguage } from '../i18n/language';
import { WHOLE_FLOOR } from '../staff/session';
import { ServerGone } from '../staff/ServerGone';
import { StaffScreen } from '../staff/Staff';
import { useStaffRoom } from '../staff/useStaffRoom';
import { Finder } from './Finder';
import { HandPays } from './HandPays';
import { look, type Found } from './paper';
import { PaperCard } from './PaperCard';
import { Receipt, type Slip } from './Receipt';
import { Till } from './Till';

const ROLES: readonly Role[] = ['CASH_DESK', 'OPERATOR_AUTHORITY'];
const WATCH: readonly FromStaffUnion[] = [{ type: 'watchFloor' }];

/** The cash desk: what a ticket is worth, and paying it. */
export function DeskPage() {
  const { t } = useLanguage();
  return (
    <StaffScreen title={t('desk.title')} roles={ROLES} table={WHOLE_FLOOR}>
      <Desk />
    </StaffScreen>
  );
}

function Desk() {
  const room = useStaffRoom(WATCH);
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [receipt, setReceipt] = useState<Slip | undefined>(undefined);
  const [paidSoFar, setPaidSoFar] = useState(0);
  const find = useCallback((code: string) => void look(code).then(setFound), []);
  const paid = (slip: Slip) => {
    setReceipt(slip);
    setPaidSoFar((before) => before + 1);
    find(slip.number);
  };
  return (
    <>
      <ServerGone room={room} />
      <main className="desk">
        <div className="desk-main">
          <Finder onFind={find} busy={receipt !== undefined} />
          <PaperCard found={found} onPaid={paid} onChanged={find} />
        </div>
        <aside className="desk-side">
          <Till paidSoFar={paidSoFar} onLook={find} />
          <HandPays floor={room.floor} onVoucher={find} />
        </aside>
      </main>
      {receipt !== undefined && <Receipt of={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}
