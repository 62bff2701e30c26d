import { useSyncExternalStore } from 'react';

/** Where rows are cards and buttons stand in one menu. */
const NARROW = '(max-width: 639.98px)';

function followWidth(onChange: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Of our own, as the host 1.0 has none for remotes. */
export const useIsNarrow = () => useSyncExternalStore(followWidth, () => matchMedia(NARROW).matches);
