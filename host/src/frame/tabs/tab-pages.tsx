import { memo } from 'react';
import { useOutlet } from 'react-router-dom';
import { keptTabs } from '../../navigation/tabs/kept-tabs';
import { KeptPage } from './kept-page';
import { pageKey, type Tabs } from '../../navigation/tabs/tab';
import { hasUnsavedInputs } from '../../kernel/unsaved-inputs';

/** The page at the address, and, out of sight, those of the other tabs. */
export const TabPages = memo(function TabPages({ tabs }: { tabs: Tabs }) {
  const outlet = useOutlet();
  const kept = keptTabs(tabs, (tab) => hasUnsavedInputs(pageKey(tab)));
  return (
    <>
      {tabs.shown === null && outlet}
      {kept.map((tab) => (
        <KeptPage
          isRefreshed={tab.refreshes > 0}
          isShown={tab.id === tabs.shown}
          key={pageKey(tab)}
          pageKey={pageKey(tab)}
        />
      ))}
    </>
  );
});
