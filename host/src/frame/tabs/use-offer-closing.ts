import { store } from '@backoffice/session';
import { useEffect } from 'react';
import { tabsToClose, type Extent } from '../../navigation/tabs/closing';
import { offeredClosingAtom } from './offered-closing';
import type { Tabs } from '../../navigation/tabs/tab';
import type { TabCommands } from './use-tab-commands';

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
