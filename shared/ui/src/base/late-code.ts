import { useCallback, useEffect, useState } from 'react';

type Fetch<T> = () => Promise<T>;

/** Code that is loaded when it is first needed, and available at once from then on. */
export interface LateCode<T> {
  fetch: Fetch<T>;
  fetched?: T;
}

/** Fetches code before its component is rendered, which then shows it in its first frame. */
export async function fetchAhead<T>(late: LateCode<T>): Promise<void> {
  late.fetched ??= await late.fetch();
}

/** Calls `begin` at a later time; the returned function cancels that. */
export type When = (begin: () => void) => () => void;

const atOnce: When = (begin) => {
  begin();
  return () => {};
};

/**
 * Returns lazily loaded code as soon as it is available. A failed load is repeated by `retry`, when the browser is online
 * again, and when the page is shown again.
 * @param late a stable value. A plain function is called after each first rendering, which then need not render the code too
 * @param when the time to load the code once it is needed; a stable function
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
