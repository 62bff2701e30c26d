import { mergeClasses } from '@backoffice/ui';
import { memo } from 'react';
import type { MenuEntry } from '../../navigation/build-navigation';
import { MainMenu } from './main-menu';
import { ProductMark } from './product-mark';
import { useSidebarStyles } from './sidebar.styles';

interface SideBarProps {
  menu: readonly MenuEntry[];
  isWide: boolean;
}

export const SideBar = memo(function SideBar({ menu, isWide }: SideBarProps) {
  const styles = useSidebarStyles();
  return (
    <div className={mergeClasses(styles.sidebar, !isWide && styles.collapsed)}>
      <ProductMark isCollapsed={!isWide} />
      <MainMenu entries={menu} isCollapsed={!isWide} />
    </div>
  );
});
