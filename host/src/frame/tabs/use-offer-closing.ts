import { atom } from 'jotai';
import { store } from '@backoffice/session';
import { useEffect } from 'react';
import { type Extent, tabsToClose } from '../../navigation/tabs/change-tabs';
import type { Tabs } from '../../navigation/tabs/tab';
import type { TabCommands } from './use-tab-commands';

interface OfferedClosing {
  /** The closings that, seen from the tab on screen, would close something. */
  extents: readonly Extent[];
  close: (extent: Extent) => void;
}

/** Lets the palette close tabs; null while no bar is shown. */
export const offeredClosingAtom = atom<OfferedClosing | null>(null);

const EXTENTS: readonly Extent[] = ['one', 'others', 'all'];

/** Lets the tabs be closed from outside the bar, as long as it is shown. */
export function useOfferClosing(tabs: Tabs, pinned: readonly string[], commands: TabCommands): void {
  useEffect(() => {
    const tab = tabs.list.find(({ id }) => id === tabs.shown);
    const offered = tab
      ? EXTENTS.filter((extent) => tabsToClose(tabs, extent, tab.id, pinned).length > 0)
      : [];
    store.set(offeredClosingAtom, {
      extents: offered,
      close: (extent) => tab && commands.close(extent, tab),
    });
    return () => store.set(offeredClosingAtom, null);
  }, [tabs, pinned, commands]);
}
