import { useLanguage, type Language } from '@backoffice/i18n';
import { Menu, mergeClasses, OpenIcon, type MenuItem } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import type { MenuEntry, MenuGroup } from '../../navigation/build-navigation';
import { titleOf } from '../../navigation/title-of';
import { holdsPath } from './holds-path';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './sidebar.styles';
import type { MenuPlace } from './use-menu-place';

interface Naming {
  language: Language;
  nameOfLink: (title: string) => string;
}

/** Entries as one list; a group within it is its name, set apart, with its entries after it. */
function itemsOf(entries: readonly MenuEntry[], place: MenuPlace, naming: Naming): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    const { path, meta } = entry;
    const label = titleOf(meta, naming.language);
    if (entry.kind === 'page') {
      return [{ key: path, label, current: path === place.shown, onSelect: () => place.open(path) }];
    }
    if (entry.kind === 'link') {
      const onSelect = () => void window.open(path, '_blank', 'noopener,noreferrer');
      return [{ key: path, label: naming.nameOfLink(label), icon: <OpenIcon />, onSelect }];
    }
    const name = { key: path, label, disabled: true, fact: true, apart: true, onSelect: () => {} };
    return [name, ...itemsOf(entry.children, place, naming)];
  });
}

/** A group of the collapsed sidebar: an icon whose menu, beside it, holds all of its pages. */
export function CollapsedGroup({ group, place }: { group: MenuGroup; place: MenuPlace }) {
  const styles = useMainMenuStyles();
  const text = messages.useText();
  const language = useLanguage();
  const title = titleOf(group.meta, language);
  const Icon = menuIcon(group.meta.icon);
  const items = itemsOf(group.children, place, {
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
            holdsPath(group, place.shown) && styles.active,
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
