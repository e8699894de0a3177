import { useEffect, useState } from 'react';

const COUNTING_MILLIS = 900;

/** Whoever wants less motion sees the amount at once. */
function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** An amount that counts up to what it becomes; down it goes at once. */
export function useCountUp(cents: number): number {
  const [shown, setShown] = useState(cents);
  useEffect(() => {
    if (cents <= shown || calm()) {
      setShown(cents);
      return undefined;
    }
    const from = shown;
    const startMillis = performance.now();
    let frame = 0;
    const step = (nowMillis: number) => {
      const share = Math.min(1, (nowMillis - startMillis) / COUNTING_MILLIS);
      setShown(Math.round(from + (cents - from) * share));
      if (share < 1) {
        frame = requestAnimationFrame(step);
      }
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
    // It begins anew when the amount changes, not with each step of its own.
  }, [cents]);
  return shown;
}
