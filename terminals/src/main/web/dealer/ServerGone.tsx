import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';

interface ServerGoneProps {
  readonly live: boolean;
  readonly ended: boolean;
  /** Something was seen before: until then the page only begins. */
  readonly known: boolean;
  readonly onSignIn: () => void;
}

/** The bar across the screen while nothing that is shown can be relied on. */
export function ServerGone({ live, ended, known, onSignIn }: ServerGoneProps) {
  const { t } = useLanguage();
  if (ended) {
    return (
      <div className="server-gone" role="alert">
        <p>{t('dealer.sessionEnded')}</p>
        <Button tone="gold" onPress={onSignIn}>
          {t('staff.signIn')}
        </Button>
      </div>
    );
  }
  return live || !known ? null : (
    <div className="server-gone" role="alert">
      <p>{t('dealer.gone')}</p>
    </div>
  );
}
