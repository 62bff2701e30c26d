import { mergeClasses } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import type { MenuEntry, MenuGroup as Group } from '../../navigation/navigation';
import { CollapsedGroup, MenuGroup } from './menu-group';
import { MenuOutLink, MenuPageLink } from './menu-links';
import { sectionsOf } from './menu-sections';
import { useMainMenuStyles } from './sidebar.styles';
import type { MenuState } from './use-menu-state';

/** The sections that open on demand, with their icons in the collapsed sidebar. */
const foldedSections: Record<string, string | undefined> = { help: 'question', demos: 'beaker' };

interface MenuListProps {
  /** The caption of the section, for screen readers. */
  label?: string;
  entries: readonly MenuEntry[];
  level: 1 | 2 | 3;
  isCollapsed: boolean;
  state: MenuState;
}

function MenuList({ label, entries, level, isCollapsed, state }: MenuListProps) {
  const styles = useMainMenuStyles();
  return (
    <ul aria-label={label} className={styles.list}>
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

interface MenuSectionsProps {
  menu: readonly MenuEntry[];
  isCollapsed: boolean;
  state: MenuState;
}

/** The main menu in sections, each with its caption. In the collapsed sidebar a line replaces the caption. */
export function MenuSections({ menu, isCollapsed, state }: MenuSectionsProps) {
  const styles = useMainMenuStyles();
  const text = messages.useText();
  return sectionsOf(menu).map(({ section, caption, entries }, index) => {
    const label = caption && text(caption);
    let shown = (
      <MenuList entries={entries} isCollapsed={isCollapsed} label={label} level={1} state={state} />
    );
    const icon = foldedSections[section];
    if (icon) {
      // The entries are in one group, named by their caption.
      const meta = { title: label!, icon };
      const group: Group = { kind: 'group', path: section, meta, children: entries };
      shown = isCollapsed ? (
        <CollapsedGroup group={group} state={state} />
      ) : (
        <MenuGroup group={group} level={0} shown={state.shown}>
          {shown}
        </MenuGroup>
      );
    }
    return (
      <div
        className={mergeClasses(index > 0 && styles.apart, index > 0 && isCollapsed && styles.line)}
        key={section}
      >
        {label && !isCollapsed && !icon && <div className={styles.caption}>{label}</div>}
        {shown}
      </div>
    );
  });
}
