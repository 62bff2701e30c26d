import { useSyncExternalStore } from 'react';

/** Width below which rows are cards and buttons are in one menu. */
const narrow = matchMedia('(max-width: 639.98px)');

function followWidth(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

/** Defined here, because the host 1.0 exports none for remotes. */
export const useIsNarrow = () => useSyncExternalStore(followWidth, () => narrow.matches);
