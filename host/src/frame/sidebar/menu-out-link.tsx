import { useLanguage } from '@backoffice/i18n';
import { mergeClasses, OpenIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import type { MenuLink } from '../../navigation/build-navigation';
import { titleOf } from '../../navigation/title-of';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './sidebar.styles';

interface MenuOutLinkProps {
  link: MenuLink;
  level: 1 | 2 | 3;
  isCollapsed: boolean;
}

/** A link out of the application in the menu; it opens a new tab, and says so. */
export function MenuOutLink({ link, level, isCollapsed }: MenuOutLinkProps) {
  const styles = useMainMenuStyles();
  const text = messages.useText();
  const title = titleOf(link.meta, useLanguage());
  const name = text('menu.link.label', { title });
  const Icon = menuIcon(link.meta.icon);
  return (
    <a
      aria-label={name}
      className={mergeClasses(
        styles.entry,
        isCollapsed && styles.collapsed,
        level === 2 && styles.level2,
        level === 3 && styles.level3,
      )}
      data-tooltip={isCollapsed ? name : undefined}
      data-tooltip-side="right"
      href={link.path}
      rel="noopener noreferrer"
      target="_blank"
    >
      {level === 1 && <Icon className={styles.icon} />}
      {!isCollapsed && (
        <>
          <span className={styles.label}>{title}</span>
          <OpenIcon className={styles.icon} size={16} />
        </>
      )}
    </a>
  );
}
