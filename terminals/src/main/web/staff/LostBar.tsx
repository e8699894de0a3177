import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import type { RoomState } from './useStaffRoom';

/** Says plainly that what is shown may be old; it goes away by itself when the server is back. */
export function LostBar({ room }: { readonly room: RoomState }) {
  const { t } = useLanguage();
  if (room.ended) {
    return (
      <div className="lost-bar" role="alert">
        <span>{t('staff.ended')}</span>
        <Button tone="gold" onPress={() => location.reload()}>
          {t('staff.signIn')}
        </Button>
      </div>
    );
  }
  return room.live ? null : (
    <div className="lost-bar" role="alert">
      {t('staff.lost')}
    </div>
  );
}
