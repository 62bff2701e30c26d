import type { MenuEntry } from '../../navigation/build-navigation';
import { CollapsedGroup } from './collapsed-group';
import { MenuGroup } from './menu-group';
import { MenuOutLink } from './menu-out-link';
import { MenuPageLink } from './menu-page-link';
import { useMainMenuStyles } from './sidebar.styles';
import type { MenuPlace } from './use-menu-place';

interface MenuListProps {
  entries: readonly MenuEntry[];
  level: 1 | 2 | 3;
  isCollapsed: boolean;
  place: MenuPlace;
}

export function MenuList({ entries, level, isCollapsed, place }: MenuListProps) {
  const styles = useMainMenuStyles();
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.kind === 'page' && (
            <MenuPageLink
              isCollapsed={isCollapsed}
              isPending={entry.path === place.pending}
              isShown={entry.path === place.shown}
              level={level}
              onOpen={place.open}
              page={entry}
            />
          )}
          {entry.kind === 'link' && <MenuOutLink isCollapsed={isCollapsed} level={level} link={entry} />}
          {entry.kind === 'group' && isCollapsed && <CollapsedGroup group={entry} place={place} />}
          {entry.kind === 'group' && !isCollapsed && (
            <MenuGroup group={entry} level={level} shown={place.shown}>
              <MenuList
                entries={entry.children}
                isCollapsed={false}
                level={level === 1 ? 2 : 3}
                place={place}
              />
            </MenuGroup>
          )}
        </li>
      ))}
    </ul>
  );
}
