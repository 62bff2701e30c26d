import type { MenuEntry } from '../navigation/build-navigation';
import { CollapsedGroup } from './collapsed-group';
import { MenuGroup } from './menu-group';
import { MenuOutLink } from './menu-out-link';
import { MenuPageLink } from './menu-page-link';
import { useMainMenuStyles } from './main-menu.styles';

interface MenuListProps {
  entries: readonly MenuEntry[];
  level: 1 | 2 | 3;
  isCollapsed: boolean;
}

export function MenuList({ entries, level, isCollapsed }: MenuListProps) {
  const styles = useMainMenuStyles();
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.kind === 'page' && <MenuPageLink isCollapsed={isCollapsed} level={level} page={entry} />}
          {entry.kind === 'link' && <MenuOutLink isCollapsed={isCollapsed} level={level} link={entry} />}
          {entry.kind === 'group' && isCollapsed && <CollapsedGroup group={entry} />}
          {entry.kind === 'group' && !isCollapsed && (
            <MenuGroup group={entry} level={level}>
              <MenuList entries={entry.children} isCollapsed={false} level={level === 1 ? 2 : 3} />
            </MenuGroup>
          )}
        </li>
      ))}
    </ul>
  );
}
