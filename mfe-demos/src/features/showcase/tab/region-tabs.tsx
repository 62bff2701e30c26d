import { mergeClasses } from '@backoffice/ui';
import { useRef, type KeyboardEvent } from 'react';
import { showcaseMessages } from '../showcase-messages';
import { regions, type Region } from './region';
import { useTabStyles } from './tab.styles';

export interface RegionTabsProps {
  chosen: Region;
  /** Id of what a tab shows. */
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

/** Tabs that arrow keys walk along. */
export function RegionTabs({ chosen, panelId, onChoose }: RegionTabsProps) {
  const styles = useTabStyles();
  const text = showcaseMessages.useText();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key]?.(regions.indexOf(chosen));
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
