import { useState } from 'react';
import type { Role } from '@messages';
import { useLanguage } from '../i18n/language';
import { ActDialog } from '../staff/ActDialog';
import { DutyPage } from '../staff/DutyPage';
import { ServerGone } from '../staff/ServerGone';
import { isOnDuty } from '../staff/session';
import { StaffScreen, useStaff } from '../staff/Staff';
import { useStaffRoom, type RoomState, type WatchedTable } from '../staff/useStaffRoom';
import { AtTable } from './AtTable';
import { Entry } from './Entry';
import { Games } from './Games';
import { Irregularities } from './Irregularities';
import { NextActs } from './NextActs';
import { mine, prefilled } from './places';
import { ShoePanel } from './ShoePanel';
import { Simulated, useSimulated } from './Simulated';
import { Stage } from './Stage';
import { TableMoney } from './TableMoney';
import { useActing } from './useActing';
import { Wagers } from './Wagers';
import { WaitingBanner } from './WaitingBanner';

/** Those who may stand at a table. */
const AT_THE_TABLE: readonly Role[] = [
  'DEALER',
  'ELECTRONIC_GAMING_HOST',
  'GAMES_SUPERVISOR',
  'CASINO_SUPERVISOR',
  'ELECTRONIC_GAMING_SUPERVISOR',
  'ASSISTANT_GAMING_MANAGER',
  'GAMING_MANAGER',
  'GAMING_SHIFT_MANAGER',
  'OPERATOR_AUTHORITY',
];

/** The dealer's screen of one table, or of both games where one dealer has two. */
export function DealerPage({ table }: { readonly table: number }) {
  const { t } = useLanguage();
  return (
    <StaffScreen title={t('dealer.title', { n: table })} roles={AT_THE_TABLE} table={table}>
      <Watching table={table} />
    </StaffScreen>
  );
}

function Watching({ table }: { readonly table: number }) {
  const { t } = useLanguage();
  const [shown, setShown] = useState(table);
  const [games, setGames] = useState<readonly number[]>([table]);
  const room = useStaffRoom(games.map((number) => ({ type: 'watchTable' as const, table: number })));
  const { who } = useStaff();
  const watched = room.tables[shown];
  const both = room.tables[table]?.dealer.shoe?.games ?? games;
  if (both.join() !== games.join()) {
    setGames(both);
  }
  return (
    <>
      <ServerGone room={room} />
      {watched === undefined ? (
        <main className="staff-waits">
          <p role="status">{t('staff.looking')}</p>
        </main>
      ) : (
        <>
          {games.length > 1 && (
            <Games games={games} due={watched.dealer.shoe?.dueTable} shown={shown} onShow={setShown} room={room} />
          )}
          {isOnDuty(who, shown, AT_THE_TABLE) ? (
            <Desk key={shown} room={room} watched={watched} />
          ) : (
            <DutyPage key={shown} roles={AT_THE_TABLE} table={shown} />
          )}
        </>
      )}
    </>
  );
}

/** Everything of one table; nothing of it works while the server is gone. */
export function Desk({ room, watched }: { readonly room: RoomState; readonly watched: WatchedTable }) {
  const { who } = useStaff();
  const language = useLanguage();
  const acting = useActing((offer) => prefilled(offer, language, watched.dealer.shoe));
  const simulated = useSimulated(watched.dealer.table, acting);
  const offers = mine(watched.dealer.offers, who);
  return (
    <main className={`dealer ${watched.table.layout.game.kind.toLowerCase()}`} inert={!room.live}>
      <WaitingBanner waiting={watched.dealer.waiting} offers={offers} acting={acting} />
      <div className="dealer-left">
        <Stage watched={watched} aheadMillis={room.aheadMillis} />
        <NextActs watched={watched} offers={offers} acting={acting} simulated={simulated} />
        <Entry watched={watched} offers={offers} acting={acting} />
      </div>
      <div className="dealer-right">
        <div className="dealer-side">
          <Simulated simulated={simulated} acting={acting} />
          {watched.dealer.shoe !== undefined && <ShoePanel watched={watched} shoe={watched.dealer.shoe} offers={offers} acting={acting} />}
          <TableMoney offers={offers} acting={acting} />
          <Wagers watched={watched} />
        </div>
        <Irregularities shoe={watched.dealer.shoe} offers={offers} acting={acting} />
      </div>
      {acting.asking !== undefined && (
        <AtTable watched={watched}>
          <ActDialog key={JSON.stringify(acting.asking)} offer={acting.asking} onClose={acting.putAway} />
        </AtTable>
      )}
    </main>
  );
}
