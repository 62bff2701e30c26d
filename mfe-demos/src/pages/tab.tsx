import { uiMessages } from '@backoffice/ui';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DemoCard, DemoPage } from '../demo-page';
import { showcaseMessages } from '../features/showcase/showcase-messages';
import { type Region, regionOf, RegionTable, RegionTabs } from '../features/showcase/tab/region-tabs';

/** Tabs whose choice stands in the address. */
export function Page() {
  const text = showcaseMessages.useText();
  const [query, setQuery] = useSearchParams();
  const panelId = useId();
  const chosen = regionOf(query);
  const choose = (region: Region) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', region);
        return next;
      },
      { replace: true },
    );
  return (
    <DemoPage intro={text('showcase.tab.intro')}>
      <DemoCard title={text('showcase.tab.title')}>
        <RegionTabs chosen={chosen} onChoose={choose} panelId={panelId} />
        <div aria-labelledby={`${panelId}-${chosen}`} id={panelId} role="tabpanel">
          <RegionTable region={chosen} />
        </div>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [showcaseMessages, uiMessages];
