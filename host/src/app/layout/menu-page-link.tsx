import { useLanguage } from '@backoffice/i18n';
import { mergeClasses } from '@backoffice/ui';
import { NavLink } from 'react-router-dom';
import { preloadRemotePage } from '../../federation/preload-remote-page';
import type { MenuPage } from '../navigation/build-navigation';
import { titleOf } from '../navigation/title-of';
import { queryClient } from '../query-client';
import { menuIcon } from './menu-icon';
import { useMainMenuStyles } from './main-menu.styles';

interface MenuPageLinkProps {
  page: MenuPage;
  level: 1 | 2 | 3;
  isCollapsed: boolean;
}

/** A page in the menu; pointing at it begins to load it. */
export function MenuPageLink({ page, level, isCollapsed }: MenuPageLinkProps) {
  const styles = useMainMenuStyles();
  const title = titleOf(page.meta, useLanguage());
  const Icon = menuIcon(page.meta.icon);
  const preload = () => void preloadRemotePage(page.component, queryClient, page.path);
  return (
    <NavLink
      aria-label={isCollapsed ? title : undefined}
      className={mergeClasses(
        styles.entry,
        isCollapsed && styles.collapsed,
        level === 2 && styles.level2,
        level === 3 && styles.level3,
      )}
      data-tooltip={isCollapsed ? title : undefined}
      data-tooltip-side="right"
      end
      onFocus={preload}
      onPointerDown={preload}
      onPointerEnter={preload}
      to={page.path}
    >
      {level === 1 && <Icon className={styles.icon} />}
      {!isCollapsed && <span className={styles.label}>{title}</span>}
    </NavLink>
  );
}
