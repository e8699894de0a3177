import { useState } from 'react';
import type { OfferedAct, ShoeView } from '@messages';
import { Button } from '../design/Button';
import { useModal } from '../design/modal';
import { useLanguage } from '../i18n/language';
import { signing } from '../staff/acts';
import { useStaff } from '../staff/Staff';
import { actTitle, gameOf } from '../staff/titles';
import { irregular } from './places';
import type { Acting } from './useActing';

interface IrregularitiesProps {
  readonly shoe: ShoeView | undefined;
  readonly offers: readonly OfferedAct[];
  readonly acting: Acting;
}

/** All that is not the ordinary course, in a drawer: each act leads through what it needs. */
export function Irregularities({ shoe, offers, acting }: IrregularitiesProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const groups = irregular(offers, shoe);
  return (
    <>
      <Button className="irregularities-open" disabled={groups.length === 0} onPress={() => setOpen(true)}>
        {t('dealer.irregularities')}
      </Button>
      {open && <Drawer groups={groups} acting={acting} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DrawerProps {
  readonly groups: ReturnType<typeof irregular>;
  readonly acting: Acting;
  readonly onClose: () => void;
}

function Drawer({ groups, acting, onClose }: DrawerProps) {
  const { t } = useLanguage();
  const take = (offer: OfferedAct) => {
    onClose();
    acting.ask(offer);
  };
  return (
    <dialog {...useModal(onClose)} className="drawer-veil" aria-label={t('dealer.irregularities')}>
      <div className="drawer panel">
        <header>
          <h2>{t('dealer.irregularities')}</h2>
          <Button tone="quiet" onPress={onClose}>
            {t('staff.close')}
          </Button>
        </header>
        {groups.map(([group, acts]) => (
          <section key={group}>
            <h3 className="caps">{t(`dealer.group.${group}`)}</h3>
            {acts.map((offer) => (
              <Act key={JSON.stringify(offer.command)} offer={offer} onPress={() => take(offer)} />
            ))}
          </section>
        ))}
      </div>
    </dialog>
  );
}

/** One act, with the game that it is about and whether somebody else signs. */
function Act({ offer, onPress }: { readonly offer: OfferedAct; readonly onPress: () => void }) {
  const language = useLanguage();
  const { who } = useStaff();
  const game = gameOf(offer);
  return (
    <Button className="irregular-act" tone="quiet" onPress={onPress}>
      <span>{actTitle(language, offer)}</span>
      <small>
        {game !== undefined && language.t('staff.game', { n: game })}
        {signing(offer, who).kind === 'second' && <b>{language.t('dealer.twoSign')}</b>}
      </small>
    </Button>
  );
}
