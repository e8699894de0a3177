import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language';

/** The time, anew several times a second, for what shows it. */
export function useNow(everyMillis: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMillis);
    return () => clearInterval(timer);
  }, [everyMillis]);
  return now;
}

interface RingProps {
  /** What is left; undefined where no clock runs. */
  readonly left: (nowMillis: number) => number | undefined;
  /** What a full ring stands for. */
  readonly wholeMillis: number;
}

const ROUND = 2 * Math.PI * 44;
const HURRY_MILLIS = 5_000;

/** The countdown: a ring that empties, red in the last seconds. */
export function Ring({ left, wholeMillis }: RingProps) {
  const { t } = useLanguage();
  const millis = left(useNow(100));
  const share = millis === undefined ? 0 : Math.min(1, millis / wholeMillis);
  const seconds = millis === undefined ? undefined : Math.ceil(millis / 1000);
  const hurry = millis !== undefined && millis <= HURRY_MILLIS;
  return (
    <svg
      className={hurry ? 'ring hurry' : 'ring'}
      viewBox="0 0 100 100"
      role="timer"
      aria-label={seconds === undefined ? undefined : t('seconds', { n: seconds })}
    >
      <circle cx="50" cy="50" r="44" fill="rgb(0 0 0 / 0.45)" stroke="rgb(255 255 255 / 0.12)" strokeWidth="9" />
      <circle
        className="ring-left"
        cx="50"
        cy="50"
        r="44"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - share)}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="52" textAnchor="middle" dominantBaseline="central" fontSize="38" fontWeight="700" fill="#f6f1e4">
        {seconds ?? '–'}
      </text>
    </svg>
  );
}
