import { useState } from 'react';
import type { FloorView, OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import type { RoomState } from '../staff/useStaffRoom';
import { AlertList } from './AlertList';
import { DevicesPanel } from './DevicesPanel';
import type { Seen, Spot } from './floor';
import { MattersPanel } from './MattersPanel';
import { TablePanel } from './TablePanel';
import { TerminalPanel } from './TerminalPanel';

interface SideProps {
  readonly room: RoomState;
  readonly floor: FloorView;
  readonly alerts: readonly Seen[];
  readonly spot: Spot | undefined;
  readonly onSpot: (spot: Spot | undefined) => void;
  readonly onAsk: (offer: OfferedAct) => void;
  readonly onSeen: (key: string) => void;
}

const SHEETS = ['alerts', 'matters', 'devices'] as const;

/** Beside the plan: alerts, what is not decided, simulated devices; or the place that somebody touched. */
export function Side({ room, floor, alerts, spot, onSpot, onAsk, onSeen }: SideProps) {
  const { t } = useLanguage();
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>('alerts');
  return (
    <aside className="side panel">
      <nav className="side-tabs" aria-label={t('pit.sheets')}>
        {SHEETS.map((name) => (
          <Button
            key={name}
            tone={spot === undefined && sheet === name ? 'on' : 'quiet'}
            pressed={spot === undefined && sheet === name}
            onPress={() => {
              setSheet(name);
              onSpot(undefined);
            }}
          >
            {t(`pit.sheet.${name}`)}
            {name === 'alerts' && alerts.length > 0 && <b className="count">{alerts.length}</b>}
          </Button>
        ))}
      </nav>
      <div className="side-body">
        {spot?.kind === 'table' && (
          <TablePanel key={spot.table} table={spot.table} room={room} floor={floor} onClose={() => onSpot(undefined)} onAsk={onAsk} />
        )}
        {spot?.kind === 'terminal' && (
          <TerminalPanel key={spot.terminal} terminal={spot.terminal} floor={floor} onSpot={onSpot} onAsk={onAsk} />
        )}
        {spot === undefined && sheet === 'alerts' && (
          <AlertList floor={floor} alerts={alerts} aheadMillis={room.aheadMillis} onSpot={onSpot} onAsk={onAsk} onSeen={onSeen} />
        )}
        {spot === undefined && sheet === 'matters' && <MattersPanel floor={floor} onAsk={onAsk} />}
        {spot === undefined && sheet === 'devices' && <DevicesPanel />}
      </div>
    </aside>
  );
}
