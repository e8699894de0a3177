import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { useStaff } from './Staff';
import type { RoomState } from './useStaffRoom';

/** The bar across the screen while nothing that is shown can be relied on; it goes away by itself when the server is back. */
export function ServerGone({ room }: { readonly room: RoomState }) {
  const { t } = useLanguage();
  const { signOut } = useStaff();
  if (room.ended) {
    return (
      <div className="server-gone" role="alert">
        <p>{t('staff.ended')}</p>
        <Button tone="gold" onPress={signOut}>
          {t('staff.signIn')}
        </Button>
      </div>
    );
  }
  return room.live ? null : (
    <div className="server-gone" role="alert">
      <p>{t('staff.lost')}</p>
    </div>
  );
}
