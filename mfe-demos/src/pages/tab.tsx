import { makeStyles, mergeClasses, tokens, uiMessages } from '@backoffice/ui';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DemoCard, DemoPage } from '../demo-page';
import { showcaseMessages } from '../features/showcase/showcase-messages';
import { formatDateTime } from '@backoffice/i18n';
import { type Column, DataTable } from '@backoffice/ui/list';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { type SampleArticle, sampleArticles } from '../samples/sample-articles';

const regions = ['CN', 'US', 'JP', 'EU'] as const;
type Region = (typeof regions)[number];

/** Returns the region in an address; the first one for an unknown or missing region. */
function regionOf(query: URLSearchParams): Region {
  return regions.find((region) => region === query.get('tab')) ?? 'CN';
}

function RegionTable({ region }: { region: Region }) {
  const text = showcaseMessages.useText();
  const columns = useMemo(
    (): Column<SampleArticle>[] => [
      { key: 'id', header: text('showcase.column.id'), width: 64, align: 'end', cell: ({ id }) => id },
      { key: 'title', header: text('showcase.column.title'), width: 320, cell: ({ title }) => title },
      { key: 'author', header: text('showcase.column.author'), width: 130, cell: ({ author }) => author },
      {
        key: 'published',
        header: text('showcase.column.published'),
        width: 170,
        isTime: true,
        cell: ({ published }) => <time dateTime={published}>{formatDateTime(published)}</time>,
      },
    ],
    [text],
  );
  return (
    <DataTable
      caption={text('showcase.tab.table', { type: region })}
      columns={columns}
      rowKey={({ id }) => id}
      rows={sampleArticles.filter(({ type }) => type === region)}
      state="rows"
    />
  );
}

const useTabStyles = makeStyles({
  tabs: {
    display: 'flex',
    marginBlockEnd: tokens.spacingVerticalM,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  tab: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 0 -2px ${tokens.colorCompoundBrandStroke}`,
  },
});

interface RegionTabsProps {
  chosen: Region;
  /** The id of the tab panel. */
  panelId: string;
  onChoose: (region: Region) => void;
}

const last = regions.length - 1;
const targets: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at === last ? 0 : at + 1),
  ArrowLeft: (at) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: () => last,
};

/** Tabs with arrow key navigation. */
function RegionTabs({ chosen, panelId, onChoose }: RegionTabsProps) {
  const styles = useTabStyles();
  const text = showcaseMessages.useText();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[pressedKey(event)]?.(regions.indexOf(chosen));
    if (target === undefined) return;
    event.preventDefault();
    onChoose(regions[target]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div aria-label={text('showcase.tab.list')} className={styles.tabs} ref={list} role="tablist">
      {regions.map((region) => (
        <button
          aria-controls={panelId}
          aria-selected={region === chosen}
          className={mergeClasses(styles.tab, region === chosen && styles.chosen)}
          id={`${panelId}-${region}`}
          key={region}
          onClick={() => onChoose(region)}
          onKeyDown={onKeyDown}
          role="tab"
          tabIndex={region === chosen ? 0 : -1}
          type="button"
        >
          {region}
        </button>
      ))}
    </div>
  );
}

/** Demonstrates tabs whose selection is in the address. */
export function Page() {
  const text = showcaseMessages.useText();
  const [query, setQuery] = useSearchParams();
  const panelId = useId();
  const chosen = regionOf(query);
  const choose = (region: Region) =>
    setQuery({ ...Object.fromEntries(query), tab: region }, { replace: true });
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
