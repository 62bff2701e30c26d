import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { useEffect } from 'react';

/** Number of things that are being waited for. */
export const pendingAtom = atom(0);

/** Lets the bar at the top of the window show that something is awaited. */
export function usePending(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    store.set(pendingAtom, (count) => count + 1);
    return () => store.set(pendingAtom, (count) => count - 1);
  }, [isPending]);
}
