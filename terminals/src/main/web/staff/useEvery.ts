import { useCallback, useEffect, useState } from 'react';
import { problem, type Problem } from './api';

/** What was read last, and why it could not be read again. */
export interface Read<T> {
  readonly value: T | undefined;
  readonly trouble: Problem | undefined;
  refresh(): void;
}

/** Reads at once and then every so often; what was read stays where a later look fails. */
export function useEvery<T>(read: () => Promise<T>, everyMillis: number): Read<T> {
  const [value, setValue] = useState<T | undefined>(undefined);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const refresh = useCallback(() => {
    read().then(
      (known) => {
        setValue(known);
        setTrouble(undefined);
      },
      (thrown: unknown) => setTrouble(problem(thrown)),
    );
  }, [read]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, everyMillis);
    return () => clearInterval(timer);
  }, [refresh, everyMillis]);
  return { value, trouble, refresh };
}
