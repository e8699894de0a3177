import { useState } from 'react';
import type { FloorView, FromStaffUnion, OfferedAct, Role } from '@messages';
import { AtTable } from '../dealer/AtTable';
import { useLanguage } from '../i18n/language';
import { ActDialog } from '../staff/ActDialog';
import { ServerGone } from '../staff/ServerGone';
import { WHOLE_FLOOR } from '../staff/session';
import { StaffScreen } from '../staff/Staff';
import { useStaffRoom, type RoomState } from '../staff/useStaffRoom';
import type { Spot } from './floor';
import { FloorPlan } from './FloorPlan';
import { Side } from './Side';
import { keepSeen, keptSeen, useAlerts } from './useAlerts';

/** Those who run a floor. */
const SUPERVISING: readonly Role[] = [
  'GAMES_SUPERVISOR',
  'CASINO_SUPERVISOR',
  'ELECTRONIC_GAMING_HOST',
  'ELECTRONIC_GAMING_SUPERVISOR',
  'ASSISTANT_GAMING_MANAGER',
  'GAMING_MANAGER',
  'GAMING_SHIFT_MANAGER',
  'OPERATOR_AUTHORITY',
];

/** The supervisor's screen: the whole floor as it stands, and everything that is to be done about it. */
export function PitPage() {
  const { t } = useLanguage();
  return (
    <StaffScreen title={t('pit.title')} roles={SUPERVISING} table={WHOLE_FLOOR}>
      <Watching />
    </StaffScreen>
  );
}

function Watching() {
  const { t } = useLanguage();
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  const floorOnly: readonly FromStaffUnion[] = [{ type: 'watchFloor' }];
  const room = useStaffRoom(spot?.kind === 'table' ? [...floorOnly, { type: 'watchTable', table: spot.table }] : floorOnly);
  return (
    <>
      <ServerGone room={room} />
      {room.floor === undefined ? (
        <main className="staff-waits">
          <p role="status">{t('staff.looking')}</p>
        </main>
      ) : (
        <Pit room={room} floor={room.floor} spot={spot} onSpot={setSpot} />
      )}
    </>
  );
}

interface PitProps {
  readonly room: RoomState;
  readonly floor: FloorView;
  readonly spot: Spot | undefined;
  readonly onSpot: (spot: Spot | undefined) => void;
}

/** The plan on the left, whatever is looked at on the right; an act stands in front of both. */
export function Pit({ room, floor, spot, onSpot }: PitProps) {
  const [asking, setAsking] = useState<OfferedAct | undefined>(undefined);
  const [seen, setSeen] = useState<readonly string[]>(keptSeen);
  const alerts = useAlerts(floor, room.aheadMillis).filter((alert) => !seen.includes(alert.key));
  const see = (key: string) => {
    setSeen([...seen, key]);
    keepSeen([...seen, key]);
  };
  return (
    <main className="pit" inert={!room.live}>
      <FloorPlan floor={floor} aheadMillis={room.aheadMillis} spot={spot} onSpot={onSpot} />
      <Side room={room} floor={floor} alerts={alerts} spot={spot} onSpot={onSpot} onAsk={setAsking} onSeen={see} />
      {asking !== undefined && (
        <AtTable watched={spot?.kind === 'table' ? room.tables[spot.table] : undefined}>
          <ActDialog key={JSON.stringify(asking)} offer={asking} onClose={() => setAsking(undefined)} />
        </AtTable>
      )}
    </main>
  );
}
