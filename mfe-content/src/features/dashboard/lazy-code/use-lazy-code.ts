import { useLayoutEffect, useState } from 'react';

/** Calls back once what is on screen now has been painted. @returns takes it back */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Code that is fetched beside the first paint; once it is here, it is there at once. */
export interface LazyCode<T> {
  fetch: () => Promise<T>;
  fetched?: T;
}

/**
 * Code that is asked for once it is wanted, and taken up when it is here and what was on screen then has been painted.
 *
 * @param lazy the same object at each call
 */
export function useLazyCode<T>(lazy: LazyCode<T>, isWanted = true) {
  const [code, setCode] = useState({ fetched: lazy.fetched });
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useLayoutEffect(() => {
    if (!isWanted || code.fetched) return;
    const take = (fetched: T) => {
      lazy.fetched = fetched;
      setCode({ fetched });
    };
    const fail = (error: unknown) => {
      console.error(error);
      setHasFailed(true);
    };
    const fetching = lazy.fetch();
    // A failure is told by `fail`, even when it comes before the paint.
    fetching.catch(() => {});
    return afterPaint(() => void fetching.then(take, fail));
  }, [isWanted, attempt, code, lazy]);
  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { fetched: code.fetched, hasFailed, retry };
}
