import { useLanguage } from '@backoffice/i18n';
import { Menu, mergeClasses } from '@backoffice/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuEntry, MenuGroup, MenuPage } from '../navigation/build-navigation';
import { titleOf } from '../navigation/title-of';
import { holdsPath } from './holds-path';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './main-menu.styles';

const pagesOf = (entries: readonly MenuEntry[]): MenuPage[] =>
  entries.flatMap((entry) => (entry.kind === 'page' ? [entry] : pagesOf(entry.children)));

/** A group of the collapsed sidebar: an icon whose menu holds all of its pages. */
export function CollapsedGroup({ group }: { group: MenuGroup }) {
  const styles = useMainMenuStyles();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = titleOf(group.meta, language);
  const Icon = menuIcon(group.meta.icon);
  const items = pagesOf(group.children).map(({ path, meta }) => ({
    key: path,
    label: titleOf(meta, language),
    onSelect: () => void navigate(path),
  }));
  return (
    <Menu
      items={items}
      label={title}
      trigger={(props) => (
        <button
          {...props}
          aria-label={title}
          className={mergeClasses(
            styles.entry,
            styles.collapsed,
            holdsPath(group, pathname) && styles.active,
          )}
          data-tooltip={title}
          type="button"
        >
          <Icon className={styles.icon} />
        </button>
      )}
    />
  );
}
