import { useCallback, useEffect, useState } from 'react';

type Fetch<T> = () => Promise<T>;

/** Code that is fetched when it is first wanted, and is there at once from then on. */
export interface LateCode<T> {
  fetch: Fetch<T>;
  fetched?: T;
}

/** Calls back when the time has come; the result takes that back. */
export type When = (begin: () => void) => () => void;

const atOnce: When = (begin) => {
  begin();
  return () => {};
};

/**
 * Returns late code once it is here. A failed fetch is tried again by `retry`, when the browser is online again, and when the page is
 * shown anew.
 *
 * @param late the same at each call; a function alone is called after each first rendering, which then need not render the code too
 * @param when the time to fetch it once it is wanted; the same function at each call
 */
export function useLateCode<T>(late: LateCode<T> | Fetch<T>, isWanted = true, when = atOnce) {
  const [code, setCode] = useState({ fetched: 'fetch' in late ? late.fetched : undefined });
  const [hasFailed, setHasFailed] = useState(false);
  const retry = useCallback(() => setHasFailed(false), []);
  useEffect(() => {
    if (code.fetched || hasFailed || !isWanted) return undefined;
    let isShown = true;
    const take = (fetched: T) => {
      if ('fetch' in late) late.fetched = fetched;
      if (isShown) setCode({ fetched });
    };
    const fail = (error: unknown) => {
      console.warn('A part of the page could not be fetched.', error);
      if (isShown) setHasFailed(true);
    };
    const fetch = 'fetch' in late ? late.fetch : late;
    const stop = when(() => void fetch().then(take, fail));
    return () => {
      isShown = false;
      stop();
    };
  }, [late, code, hasFailed, isWanted, when]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      retry();
    };
  }, [hasFailed, retry]);
  return { fetched: code.fetched, hasFailed, retry };
}
