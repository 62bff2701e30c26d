import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';
import type { Late } from './late';

/**
 * Code that is fetched once it is wanted and what is on screen then has been painted.
 *
 * @param late the same object at each call
 */
export function useLate<T>(late: Late<T>, isWanted = true) {
  const [code, setCode] = useState({ fetched: late.fetched });
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || code.fetched) return;
    const take = (fetched: T) => {
      late.fetched = fetched;
      setCode({ fetched });
    };
    const fail = (error: unknown) => {
      console.error(error);
      setHasFailed(true);
    };
    return afterPaint(() => void late.fetch().then(take, fail));
  }, [isWanted, attempt, code, late]);
  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { fetched: code.fetched, hasFailed, retry };
}
