import { makeStyles, type MenuItem, MenuPopup, type MenuPopupProps } from '@backoffice/ui';
import { smallText } from '@backoffice/ui/theme-rules';
import { messages } from '../../kernel/messages';
import type { Extent } from '../../navigation/tabs/change-tabs';
import type { Tab } from '../../navigation/tabs/tab';
import type { TabCommands } from './use-tab-commands';

const useTabMenuStyles = makeStyles({
  // At least the width in the specification; wider for languages whose entries need it.
  menu: { width: 'max-content', minWidth: '105px', ...smallText },
});

export interface OpenTabMenu {
  tab: Tab;
  anchor: MenuPopupProps['anchor'];
}

interface TabMenuProps extends OpenTabMenu {
  title: string;
  commands: TabCommands;
  onClose: () => void;
}

/** The context menu of a tab: refresh it, close it, or close the tabs around it. */
export function TabMenu({ tab, anchor, title, commands, onClose }: TabMenuProps) {
  const styles = useTabMenuStyles();
  const text = messages.useText();
  const close = (extent: Extent, label: string): MenuItem => ({
    key: extent,
    label,
    disabled: !commands.canClose(extent, tab),
    onSelect: () => commands.close(extent, tab),
  });
  const items: MenuItem[] = [
    { key: 'refresh', label: text('tabs.menu.refresh'), onSelect: () => commands.refresh(tab) },
    close('one', text('tabs.menu.close')),
    close('others', text('tabs.menu.others')),
    close('left', text('tabs.menu.left')),
    close('right', text('tabs.menu.right')),
    close('all', text('tabs.menu.all')),
  ];
  return (
    <MenuPopup
      anchor={anchor}
      className={styles.menu}
      items={items}
      label={text('tabs.tab.menu', { title })}
      onClose={onClose}
    />
  );
}
