import { DismissIcon, IconButton, mergeClasses, PinIcon } from '@backoffice/ui';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { messages } from '../../kernel/messages';
import { addressOf, type Tab } from '../../navigation/tabs/tab';
import { useTabBarStyles } from './tab-bar.styles';
import type { OpenTabMenu } from './tab-menu';

interface TabCloseButtonProps {
  tab: Tab;
  title: string;
  /** The index of the tab, from 0. */
  position: number;
  onClose: () => void;
}

/** Positioned over the end of its tab. By keyboard, Delete closes a tab, so the button is not in the tab order. */
export function TabCloseButton({ tab, title, position, onClose }: TabCloseButtonProps) {
  const styles = useTabBarStyles();
  const text = messages.useText();
  return (
    <IconButton
      className={styles.close}
      data-tab={tab.id}
      icon={<DismissIcon size={16} />}
      label={text('tabs.tab.close', { title })}
      onClick={onClose}
      style={{ gridColumnStart: position + 1 }}
      tabIndex={-1}
    />
  );
}

const LONG_PRESS_MS = 500;

interface TabItemProps {
  tab: Tab;
  title: string;
  isShown: boolean;
  isPinned: boolean;
  /** Whether the Tab key reaches this tab. */
  isEntry: boolean;
  hintId: string;
  onActivate: () => void;
  onClose: () => void;
  onMenu: (anchor: OpenTabMenu['anchor']) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** A tab: a click shows its page, the middle button closes it, the right button or a long press opens its menu. */
export function TabItem(props: TabItemProps) {
  const { tab, title, isShown, isPinned, isEntry, hintId } = props;
  const styles = useTabBarStyles();
  const longPress = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(longPress.current);

  const onPointerDown = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    release();
    // Some touch screens do not fire `contextmenu` on a long press.
    if (pointerType === 'touch') longPress.current = setTimeout(() => props.onMenu({ x, y }), LONG_PRESS_MS);
  };
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    release();
    props.onMenu({ x: event.clientX, y: event.clientY });
  };
  const onAuxClick = (event: MouseEvent) => {
    if (event.button === 1) props.onClose();
  };
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    // Prevents the middle button from starting to scroll.
    if (event.button === 1) event.preventDefault();
    if (event.button === 0) props.onPress(event);
  };
  return (
    <button
      aria-controls={isShown ? 'main' : undefined}
      aria-describedby={hintId}
      aria-selected={isShown}
      className={mergeClasses(styles.tab, isPinned && styles.pinned)}
      data-pinned={isPinned ? '' : undefined}
      data-tab={tab.id}
      data-tooltip={`${title}\n${addressOf(tab)}`}
      onAuxClick={onAuxClick}
      onClick={props.onActivate}
      onContextMenu={onContextMenu}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onMouseDown={onMouseDown}
      onPointerCancel={release}
      onPointerDown={onPointerDown}
      onPointerLeave={release}
      onPointerUp={release}
      role="tab"
      tabIndex={isEntry ? 0 : -1}
      type="button"
    >
      {isPinned && <PinIcon className={styles.pin} size={16} />}
      <span className={styles.title}>{title}</span>
    </button>
  );
}
