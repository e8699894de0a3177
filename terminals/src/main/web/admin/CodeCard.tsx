import { useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';

/** A code that was made out just now. */
export interface Made {
  readonly title: string;
  readonly code: string;
  readonly madeMillis: number;
}

const GOOD_FOR_MILLIS = 10 * 60_000;

/** A code in letters that can be read across a room, and how long it is still good. */
export function CodeCard({ made, onClose }: { readonly made: Made; readonly onClose: () => void }) {
  const { t } = useLanguage();
  const left = useLeft(made.madeMillis + GOOD_FOR_MILLIS);
  return (
    <Dialog title={made.title} onClose={onClose}>
      <p className="code" aria-label={t('admin.code')}>
        {inFours(made.code).map((four, place) => (
          <span key={place}>{four}</span>
        ))}
      </p>
      <p role="timer">{left > 0 ? t('admin.goodFor', { time: clock(left) }) : t('admin.codeOver')}</p>
      <p className="dim">{t('admin.once')}</p>
      <div className="act-buttons">
        <Button tone="gold" onPress={onClose}>
          {t('staff.close')}
        </Button>
      </div>
    </Dialog>
  );
}

/** As people read it to each other; spaces are drawn and not part of the code. */
export function inFours(code: string): readonly string[] {
  return code.match(/.{1,4}/g) ?? [];
}

/** `9:05`: minutes and seconds. */
export function clock(millis: number): string {
  const seconds = Math.ceil(millis / 1_000);
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useLeft(untilMillis: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, untilMillis - now);
}
