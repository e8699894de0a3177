import { useEffect, useState } from 'react';

/** So long a result is news: it is lit on the layout, and what it won is shown large. */
export const NEWS_MILLIS = 6_500;

/** Whether something that was heard of at that moment is still news. */
export function useFresh(atMillis: number | undefined): boolean {
  const [over, setOver] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (atMillis === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setOver(atMillis), Math.max(0, atMillis + NEWS_MILLIS - Date.now()));
    return () => clearTimeout(timer);
  }, [atMillis]);
  return atMillis !== undefined && atMillis !== over;
}
