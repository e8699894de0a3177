import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import type { RoomState } from '../staff/useStaffRoom';

interface GamesProps {
  readonly games: readonly number[];
  /** The game that is dealt next. */
  readonly due: number | undefined;
  readonly shown: number;
  readonly onShow: (table: number) => void;
  readonly room: RoomState;
}

/** Both games of one dealer, who deals them in turn. */
export function Games({ games, due, shown, onShow, room }: GamesProps) {
  const { t } = useLanguage();
  return (
    <nav className="dealer-games" aria-label={t('dealer.games')}>
      {games.map((table) => (
        <Button key={table} tone={table === shown ? 'on' : 'quiet'} pressed={table === shown} onPress={() => onShow(table)}>
          {table} · {room.tables[table]?.table.now.name ?? t('table', { n: table })}
          {table === due && <span className="due-mark">{t('dealer.dueHere')}</span>}
        </Button>
      ))}
    </nav>
  );
}
