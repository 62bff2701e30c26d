import { storedText } from '@backoffice/browser-store';
import { type Language, useLanguage } from '@backoffice/i18n';
import { ChevronRightIcon, Menu, type MenuItem, mergeClasses, OpenIcon } from '@backoffice/ui';
import { type ReactNode, useId, useState } from 'react';
import { type MenuGroup as Group, type MenuEntry, titleOf } from '../../navigation/navigation';
import { messages } from '../../kernel/messages';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './sidebar.styles';
import type { MenuState } from './use-menu-state';

/** True for the page at `path` and for the groups that lead to it. */
function holdsPath(entry: MenuEntry, path: string): boolean {
  return entry.kind === 'group'
    ? entry.children.some((child) => holdsPath(child, path))
    : entry.path === path;
}

interface Naming {
  language: Language;
  nameOfLink: (title: string) => string;
}

/** Flattens entries into one list; a nested group becomes a heading, followed by its entries. */
function itemsOf(entries: readonly MenuEntry[], state: MenuState, naming: Naming): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    const { path, meta } = entry;
    const label = titleOf(meta, naming.language);
    if (entry.kind === 'page') {
      return [{ key: path, label, current: path === state.shown, onSelect: () => state.open(path) }];
    }
    if (entry.kind === 'link') {
      const onSelect = () => void window.open(path, '_blank', 'noopener,noreferrer');
      return [{ key: path, label: naming.nameOfLink(label), icon: <OpenIcon />, onSelect }];
    }
    return [{ key: path, label, fact: true, apart: true }, ...itemsOf(entry.children, state, naming)];
  });
}

/** A group of the collapsed sidebar: an icon with a menu of all its pages. */
export function CollapsedGroup({ group, state }: { group: Group; state: MenuState }) {
  const styles = useMainMenuStyles();
  const text = messages.useText();
  const language = useLanguage();
  const title = titleOf(group.meta, language);
  const Icon = menuIcon(group.meta.icon);
  const items = itemsOf(group.children, state, {
    language,
    nameOfLink: (link) => text('menu.link.label', { title: link }),
  });
  return (
    <Menu
      items={items}
      label={title}
      side="right"
      trigger={(props) => (
        <button
          {...props}
          aria-label={title}
          className={mergeClasses(
            styles.entry,
            styles.collapsed,
            holdsPath(group, state.shown) && styles.active,
          )}
          data-tooltip={title}
          data-tooltip-side="right"
          type="button"
        >
          <Icon className={styles.icon} />
        </button>
      )}
    />
  );
}

/** The sections that are open, stored per browser tab. */
const openSections = storedText({ key: 'menu-open', area: 'session' });
const readOpen = () => openSections.read()?.split(' ') ?? [];

function storeOpen(section: string, isOpen: boolean): void {
  const others = readOpen().filter((other) => other !== section);
  openSections.write([...others, ...(isOpen ? [section] : [])].join(' ') || null);
}

interface MenuGroupProps {
  group: Group;
  /** 0 for a section that can be opened, whose name looks like a caption. */
  level: 0 | 1 | 2 | 3;
  /** The path of the current page. */
  shown: string;
  children: ReactNode;
}

/** A group that expands inline. It is open at first, and opens again, when it contains the current page. */
export function MenuGroup({ group, level, shown, children }: MenuGroupProps) {
  const styles = useMainMenuStyles();
  const title = titleOf(group.meta, useLanguage());
  const isActive = holdsPath(group, shown);
  const isSection = level === 0;
  const [isOpen, setIsOpen] = useState(isActive || (isSection && readOpen().includes(group.path)));
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setIsOpen(true);
  }
  // The entries of a group that was never open are left out: those of the demos would be a third of the page.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const turn = () => {
    setIsOpen(!isOpen);
    if (isSection) storeOpen(group.path, !isOpen);
  };
  const listId = useId();
  const Icon = menuIcon(group.meta.icon);
  return (
    <>
      <button
        aria-controls={listId}
        aria-expanded={isOpen}
        className={mergeClasses(
          styles.entry,
          isSection && styles.caption,
          level === 2 && styles.level2,
          level === 3 && styles.level3,
          isActive && !isOpen && styles.active,
        )}
        onClick={turn}
        type="button"
      >
        {level === 1 && <Icon className={styles.icon} />}
        <span className={styles.label}>{title}</span>
        <ChevronRightIcon className={mergeClasses(styles.chevron, isOpen && styles.chevronOpen)} size={16} />
      </button>
      <div hidden={!isOpen} id={listId}>
        {wasOpen && children}
      </div>
    </>
  );
}
