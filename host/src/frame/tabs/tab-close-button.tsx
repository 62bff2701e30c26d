import { DismissIcon, IconButton } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import type { Tab } from '../../navigation/tabs/tab';
import { useTabBarStyles } from './tab-bar.styles';

interface TabCloseButtonProps {
  tab: Tab;
  title: string;
  /** From 0 on. */
  place: number;
  onClose: () => void;
}

/** Lies over the end of its tab. By key a tab is closed with Delete, so that the Tab key need not pass it. */
export function TabCloseButton({ tab, title, place, onClose }: TabCloseButtonProps) {
  const styles = useTabBarStyles();
  const text = messages.useText();
  return (
    <IconButton
      className={styles.close}
      data-tab={tab.id}
      icon={<DismissIcon size={16} />}
      label={text('tabs.tab.close', { title })}
      onClick={onClose}
      style={{ gridColumnStart: place + 1 }}
      tabIndex={-1}
    />
  );
}
