import type { MenuEntry } from '../../navigation/navigation';
import { CollapsedGroup, MenuGroup } from './menu-group';
import { MenuOutLink, MenuPageLink } from './menu-links';
import { useMainMenuStyles } from './sidebar.styles';
import { type MenuState, useMenuState } from './use-menu-state';
import { messages } from '../../kernel/messages';

interface MenuListProps {
  entries: readonly MenuEntry[];
  level: 1 | 2 | 3;
  isCollapsed: boolean;
  state: MenuState;
}

function MenuList({ entries, level, isCollapsed, state }: MenuListProps) {
  const styles = useMainMenuStyles();
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.kind === 'page' && (
            <MenuPageLink
              isCollapsed={isCollapsed}
              isPending={entry.path === state.pending}
              isShown={entry.path === state.shown}
              level={level}
              onOpen={state.open}
              page={entry}
            />
          )}
          {entry.kind === 'link' && <MenuOutLink isCollapsed={isCollapsed} level={level} link={entry} />}
          {entry.kind === 'group' && isCollapsed && <CollapsedGroup group={entry} state={state} />}
          {entry.kind === 'group' && !isCollapsed && (
            <MenuGroup group={entry} level={level} shown={state.shown}>
              <MenuList
                entries={entry.children}
                isCollapsed={false}
                level={level === 1 ? 2 : 3}
                state={state}
              />
            </MenuGroup>
          )}
        </li>
      ))}
    </ul>
  );
}

export function MainMenu({ entries, isCollapsed }: { entries: readonly MenuEntry[]; isCollapsed: boolean }) {
  const text = messages.useText();
  const state = useMenuState();
  return (
    <nav aria-label={text('menu.main.label')} data-tour="menu">
      <MenuList entries={entries} isCollapsed={isCollapsed} level={1} state={state} />
    </nav>
  );
}
