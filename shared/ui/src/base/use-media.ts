import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Returns true while a media query matches; renders again when that changes.
 * @param query in the format of `matchMedia`
 */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
