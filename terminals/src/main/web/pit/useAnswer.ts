import { useEffect, useState } from 'react';
import { call, problem, type Problem } from '../staff/api';

/** What the server answers at an address; the last answer stays until the next is there. */
export interface Answer<T> {
  readonly value: T | undefined;
  readonly trouble: Problem | undefined;
}

/**
 * Asks for what is at an address.
 *
 * @param path undefined asks for nothing
 * @param mark another one asks again
 */
export function useAnswer<T>(path: string | undefined, mark?: string | number): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ value: undefined, trouble: undefined });
  useEffect(() => {
    let current = true;
    if (path !== undefined) {
      call<T>('GET', path).then(
        (value) => current && setAnswer({ value, trouble: undefined }),
        (thrown: unknown) => {
          const why = problem(thrown);
          return current && setAnswer((before) => ({ value: before.value, trouble: why }));
        },
      );
    }
    return () => {
      current = false;
    };
  }, [path, mark]);
  return answer;
}
