import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; renders again when that changes.
 *
 * @param query as `matchMedia` takes it
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
