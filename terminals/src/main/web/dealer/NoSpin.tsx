import { useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import type { Acting } from './useActing';

interface NoSpinProps {
  readonly offers: readonly OfferedAct[];
  readonly acting: Acting;
}

/** A spin that does not count is called at once; why is the one thing that is asked. */
export function NoSpin({ offers, acting }: NoSpinProps) {
  const { t, trade } = useLanguage();
  const [open, setOpen] = useState(false);
  const grounds = offers.filter((offer) => offer.command['@type'] === 'CallNoSpin');
  if (grounds.length === 0) {
    return null;
  }
  return (
    <>
      <Button className="no-spin" tone="red" onPress={() => setOpen(true)}>
        {t('notice.noSpin')}
      </Button>
      {open && (
        <Dialog title={t('dealer.noSpinWhy')} onClose={() => setOpen(false)}>
          <div className="grounds">
            {grounds.map((offer) => (
              <Button
                key={String(offer.command['ground'])}
                onPress={() => {
                  setOpen(false);
                  acting.ask(offer);
                }}
              >
                {trade(String(offer.command['ground']))}
              </Button>
            ))}
          </div>
          <Button tone="quiet" onPress={() => setOpen(false)}>
            {t('staff.cancel')}
          </Button>
        </Dialog>
      )}
    </>
  );
}
