import { store } from '@backoffice/session';
import { atom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  closesShown,
  type Extent,
  moveTab,
  tabAfterClosing,
  tabsToClose,
  withoutTabs,
} from '../../navigation/tabs/change-tabs';
import {
  addressOf,
  pageKey,
  type Tab,
  type TabNavigation,
  type TabNavigationState,
  type Tabs,
} from '../../navigation/tabs/tab';
import { tabsAtom } from '../../navigation/tabs/stored-tabs';
import { hasUnsavedInputs } from '../../kernel/unsaved-inputs';

/** The current tab with the commands of the bar, for the palette. Null if no tab is shown. */
export const tabOnScreenAtom = atom<{ tab: Tab; commands: TabCommands } | null>(null);

export interface UnsavedQuestion {
  tabs: readonly Tab[];
  proceed: () => void;
}

export type TabCommands = ReturnType<typeof useTabCommands>;

/**
 * The commands of the tabs.
 *
 * @param home the path to show when no tab is left
 */
export function useTabCommands(tabs: Tabs, pinned: readonly string[], home: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const setTabs = useSetAtom(tabsAtom, { store });
  const [question, setQuestion] = useState<UnsavedQuestion | null>(null);
  // A navigation of the bar that is not on screen yet: the next one starts from there.
  const pending = useRef<TabNavigation>(null);
  useLayoutEffect(() => {
    pending.current = null;
  }, [key]);

  const go = (address: string, navigation: TabNavigation, replace = false) => {
    const state: TabNavigationState = { tabs: navigation };
    pending.current = navigation;
    void navigate(address, { state, replace });
  };
  const tabsOnArrival = (): Tabs => {
    const { tab = tabs.shown, close = [] } = pending.current ?? {};
    return { ...tabs, shown: tab, list: tabs.list.filter(({ id }) => !close.includes(id)) };
  };
  const askFirst = (lost: readonly Tab[], proceed: () => void) => {
    const unsaved = lost.filter((tab) => hasUnsavedInputs(pageKey(tab)));
    if (unsaved.length > 0) setQuestion({ tabs: unsaved, proceed });
    else proceed();
  };

  const commands = {
    activate(tab: Tab) {
      if (tab.id !== tabs.shown) go(addressOf(tab), { tab: tab.id });
    },
    refresh(tab: Tab) {
      const proceed = () => go(`/redirect${addressOf(tab)}`, { tab: tab.id }, tab.id === tabs.shown);
      askFirst([tab], proceed);
    },
    canClose: (extent: Extent, tab: Tab) => tabsToClose(tabs, extent, tab.id, pinned).length > 0,
    /** @param before is called with the tabs that are about to close */
    close(extent: Extent, tab: Tab, before?: (closed: readonly Tab[]) => void) {
      const latest = tabsOnArrival();
      const closed = tabsToClose(latest, extent, tab.id, pinned);
      if (closed.length === 0) return;
      askFirst(closed, () => {
        before?.(closed);
        const isNextClosed = closesShown(latest, closed);
        if (!isNextClosed && !closesShown(tabs, closed)) {
          setTabs(withoutTabs(tabs, closed));
          return;
        }
        const next = isNextClosed
          ? tabAfterClosing(latest, extent, tab.id, closed)
          : latest.list.find(({ id }) => id === latest.shown);
        const close = [...(pending.current?.close ?? []), ...closed.map(({ id }) => id)];
        go(next ? addressOf(next) : home, { tab: next?.id, close });
      });
    },
    /** @returns the tab's new index */
    move(tab: Tab, to: number) {
      const moved = moveTab(tabs, tab.id, to, pinned);
      setTabs(moved);
      return moved.list.indexOf(tab);
    },
    /** The pending question about unsaved input. */
    question,
    dropQuestion: () => setQuestion(null),
  };
  useEffect(() => {
    const tab = tabs.list.find(({ id }) => id === tabs.shown);
    store.set(tabOnScreenAtom, tab ? { tab, commands } : null);
    return () => store.set(tabOnScreenAtom, null);
  });
  return commands;
}
