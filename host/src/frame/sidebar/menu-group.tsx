import { useLanguage } from '@backoffice/i18n';
import { ChevronRightIcon, mergeClasses } from '@backoffice/ui';
import { useId, useState, type ReactNode } from 'react';
import type { MenuGroup as Group } from '../../navigation/build-navigation';
import { titleOf } from '../../navigation/title-of';
import { holdsPath } from './holds-path';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './sidebar.styles';

interface MenuGroupProps {
  group: Group;
  level: 1 | 2 | 3;
  /** Path of the page that is shown. */
  shown: string;
  /** The list of its entries. */
  children: ReactNode;
}

/** A group that opens in place; open from the start, and again, when the page that is shown is in it. */
export function MenuGroup({ group, level, shown, children }: MenuGroupProps) {
  const styles = useMainMenuStyles();
  const title = titleOf(group.meta, useLanguage());
  const isActive = holdsPath(group, shown);
  const [isOpen, setIsOpen] = useState(isActive);
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setIsOpen(true);
  }
  const listId = useId();
  const Icon = menuIcon(group.meta.icon);
  return (
    <>
      <button
        aria-controls={listId}
        aria-expanded={isOpen}
        className={mergeClasses(
          styles.entry,
          level === 2 && styles.level2,
          level === 3 && styles.level3,
          isActive && !isOpen && styles.active,
        )}
        onClick={() => setIsOpen(!isOpen)}
        type="button"
      >
        {level === 1 && <Icon className={styles.icon} />}
        <span className={styles.label}>{title}</span>
        <ChevronRightIcon className={mergeClasses(styles.chevron, isOpen && styles.chevronOpen)} size={16} />
      </button>
      <div hidden={!isOpen} id={listId}>
        {children}
      </div>
    </>
  );
}
