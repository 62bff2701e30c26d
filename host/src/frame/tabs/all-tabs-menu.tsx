import { Button, ChevronDownIcon, makeStyles, Menu, tokens } from '@backoffice/ui';
import { type RefObject, useEffect, useState } from 'react';
import { messages } from '../../kernel/messages';
import type { Tab } from '../../navigation/tabs/tab';

const useAllTabsStyles = makeStyles({
  button: {
    flexShrink: 0,
    minWidth: 0,
    minHeight: '100%',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    boxShadow: `inset 1px -1px 0 ${tokens.colorNeutralStroke2}`,
  },
});

/** Returns true while the tabs do not fit into the bar. */
function useOverflow(bar: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const box = bar.current;
    if (!box?.firstElementChild) return undefined;
    const measure = new ResizeObserver(() => setIsCut(box.scrollWidth > box.clientWidth));
    measure.observe(box);
    measure.observe(box.firstElementChild);
    return () => measure.disconnect();
  }, [bar]);
  return isCut;
}

interface AllTabsMenuProps {
  bar: RefObject<HTMLElement | null>;
  list: readonly Tab[];
  shown: number | null;
  titleOf: (tab: Tab) => string;
  onActivate: (tab: Tab) => void;
}

/** A menu of all tabs, at the end of the bar while they do not fit. */
export function AllTabsMenu({ bar, list, shown, titleOf, onActivate }: AllTabsMenuProps) {
  const styles = useAllTabsStyles();
  const text = messages.useText();
  if (!useOverflow(bar)) return null;
  const label = text('tabs.all.label', { n: list.length });
  return (
    <Menu
      align="end"
      items={list.map((tab) => ({
        key: String(tab.id),
        label: titleOf(tab),
        checked: tab.id === shown,
        onSelect: () => onActivate(tab),
      }))}
      label={label}
      trigger={(props) => (
        <Button
          {...props}
          appearance="subtle"
          aria-label={label}
          className={styles.button}
          icon={<ChevronDownIcon />}
        >
          {list.length}
        </Button>
      )}
    />
  );
}
