import { basePath } from '@backoffice/session/base-path';
import { useLanguage } from '@backoffice/i18n';
import { mergeClasses, OpenIcon } from '@backoffice/ui';
import { memo, type MouseEvent } from 'react';
import { preloadLinked } from '../../navigation/page-loader';
import { type MenuLink, type MenuPage, titleOf } from '../../navigation/navigation';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './sidebar.styles';
import { messages } from '../../kernel/messages';

interface MenuPageLinkProps {
  page: MenuPage;
  level: 1 | 2 | 3;
  isCollapsed: boolean;
  isShown: boolean;
  /** True while a click on the entry is being followed. */
  isPending: boolean;
  onOpen: (path: string) => void;
}

/**
 * A page in the menu; pointing at it starts loading it. Receives the current path as a prop, because links of the router all
 * render again three times per navigation.
 */
export const MenuPageLink = memo(function MenuPageLink(props: MenuPageLinkProps) {
  const { page, level, isCollapsed, isShown, isPending, onOpen } = props;
  const styles = useMainMenuStyles();
  const title = titleOf(page.meta, useLanguage());
  const Icon = menuIcon(page.meta.icon);
  const preload = () => preloadLinked(page.view, page.path);
  const onClick = (event: MouseEvent) => {
    // The browser opens a window or a tab itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(page.path);
  };
  return (
    <a
      aria-current={isShown ? 'page' : undefined}
      aria-label={isCollapsed ? title : undefined}
      className={mergeClasses(
        styles.entry,
        isPending && styles.pending,
        isCollapsed && styles.collapsed,
        level === 2 && styles.level2,
        level === 3 && styles.level3,
      )}
      data-tooltip={isCollapsed ? title : undefined}
      data-tooltip-side="right"
      href={basePath() + page.path}
      onClick={onClick}
      onFocus={preload}
      onPointerDown={preload}
      onPointerEnter={preload}
    >
      {level === 1 && <Icon className={styles.icon} />}
      {!isCollapsed && <span className={styles.label}>{title}</span>}
    </a>
  );
});

interface MenuOutLinkProps {
  link: MenuLink;
  level: 1 | 2 | 3;
  isCollapsed: boolean;
}

/** A menu link out of the application. It opens a new tab, and its name says so. */
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
