import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { useEffect } from 'react';

/** The number of pending operations. */
export const pendingAtom = atom(0);

/** Shows the progress bar at the top of the window while `isPending` is true. */
export function usePending(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    store.set(pendingAtom, (count) => count + 1);
    return () => store.set(pendingAtom, (count) => count - 1);
  }, [isPending]);
}
