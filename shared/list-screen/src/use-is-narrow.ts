import { useSyncExternalStore } from 'react';

/** Width below which rows are cards and buttons are in one menu. */
const NARROW = '(max-width: 639.98px)';

function followWidth(onChange: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Defined here, because the host 1.0 exports none for remotes. */
export const useIsNarrow = () => useSyncExternalStore(followWidth, () => matchMedia(NARROW).matches);
