import { store } from '@backoffice/session';
import { whenIdle } from '@backoffice/ui';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { loadFederation } from '../../remotes/load-page';

const rehearsalAtom = atom<ReactNode>(null);

/** Where what is rehearsed is rendered, hidden. */
export function RehearsalPlace() {
  return useAtomValue(rehearsalAtom);
}

/** Has the parts of lists rendered once, out of sight, so that the first list is opened by code that has been run. */
export async function rehearseList(): Promise<void> {
  const isListShown = document.querySelector('main [role=search]') !== null;
  // Where the browser can't tell that it is idle, it would be in the way.
  if (isListShown || !('requestIdleCallback' in window)) return;
  const { loadListRehearsal } = await loadFederation();
  const listRehearsal = await loadListRehearsal();
  whenIdle(() =>
    store.set(
      rehearsalAtom,
      listRehearsal(() => store.set(rehearsalAtom, null)),
    ),
  );
}
