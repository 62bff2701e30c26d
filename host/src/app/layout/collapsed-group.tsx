import { useLanguage, type Language } from '@backoffice/i18n';
import { Menu, mergeClasses, OpenIcon, type MenuItem } from '@backoffice/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../messages';
import type { MenuEntry, MenuGroup } from '../navigation/build-navigation';
import { titleOf } from '../navigation/title-of';
import { holdsPath } from './holds-path';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './main-menu.styles';

interface Place {
  language: Language;
  /** Of the page that is shown. */
  pathname: string;
  open: (path: string) => void;
  nameOfLink: (title: string) => string;
}

/** Entries as one list; a group within it is its name, set apart, with its entries after it. */
function itemsOf(entries: readonly MenuEntry[], place: Place): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    const { path, meta } = entry;
    const label = titleOf(meta, place.language);
    if (entry.kind === 'page') {
      return [{ key: path, label, current: path === place.pathname, onSelect: () => place.open(path) }];
    }
    if (entry.kind === 'link') {
      const onSelect = () => void window.open(path, '_blank', 'noopener,noreferrer');
      return [{ key: path, label: place.nameOfLink(label), icon: <OpenIcon />, onSelect }];
    }
    const name = { key: path, label, disabled: true, fact: true, apart: true, onSelect: () => {} };
    return [name, ...itemsOf(entry.children, place)];
  });
}

/** A group of the collapsed sidebar: an icon whose menu, beside it, holds all of its pages. */
export function CollapsedGroup({ group }: { group: MenuGroup }) {
  const styles = useMainMenuStyles();
  const text = messages.useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = titleOf(group.meta, language);
  const Icon = menuIcon(group.meta.icon);
  const items = itemsOf(group.children, {
    language,
    pathname,
    open: (path) => void navigate(path),
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
            holdsPath(group, pathname) && styles.active,
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
