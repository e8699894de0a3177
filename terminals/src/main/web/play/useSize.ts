import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an element is, also after it was turned or split. */
export function useSize<E extends HTMLElement>(): readonly [RefObject<E | null>, Size] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) {
      return undefined;
    }
    const measure = () => setSize({ width: watched.clientWidth, height: watched.clientHeight });
    measure(); // before anything is painted
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
