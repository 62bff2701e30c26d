import type { MenuEntry } from '../../navigation/navigation';
import { CollapsedGroup, MenuGroup } from './menu-group';
import { MenuOutLink, MenuPageLink } from './menu-links';
import { useMainMenuStyles } from './sidebar.styles';
import { type MenuPlace, useMenuPlace } from './use-menu-place';
import { messages } from '../../kernel/messages';

interface MenuListProps {
  entries: readonly MenuEntry[];
  level: 1 | 2 | 3;
  isCollapsed: boolean;
  place: MenuPlace;
}

function MenuList({ entries, level, isCollapsed, place }: MenuListProps) {
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

interface MainMenuProps {
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
}

export function MainMenu({ entries, isCollapsed }: MainMenuProps) {
  const text = messages.useText();
  const place = useMenuPlace();
  return (
    <nav aria-label={text('menu.main.label')} data-tour="menu">
      <MenuList entries={entries} isCollapsed={isCollapsed} level={1} place={place} />
    </nav>
  );
}
