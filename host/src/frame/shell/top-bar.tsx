import { IconButton, NavigationIcon, PanelLeftContractIcon, PanelLeftExpandIcon } from '@backoffice/ui';
import type { Ref } from 'react';
import { messages } from '../../kernel/messages';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { FrameTools } from './frame-tools';
import type { Sidebar } from '../sidebar/use-sidebar';
import { useTopBarStyles } from './top-bar.styles';

interface TopBarProps {
  sidebar: Sidebar;
  breadcrumb: readonly Crumb[];
  home: string | undefined;
  heading: Ref<HTMLHeadingElement>;
}

export function TopBar({ sidebar, breadcrumb, home, heading }: TopBarProps) {
  const styles = useTopBarStyles();
  const text = messages.useText();
  const { isMobile, isOpen, toggle } = sidebar;
  const sideBarIcon = isOpen ? <PanelLeftContractIcon /> : <PanelLeftExpandIcon />;
  const sideBarLabel = isOpen ? 'menu.collapse.label' : 'menu.expand.label';
  return (
    <header className={styles.root}>
      <IconButton
        aria-expanded={isMobile ? isOpen : undefined}
        data-tour="menu-button"
        icon={isMobile ? <NavigationIcon /> : sideBarIcon}
        label={text(isMobile ? 'menu.open.label' : sideBarLabel)}
        onClick={toggle}
      />
      <Breadcrumb heading={heading} home={home} breadcrumb={breadcrumb} />
      <FrameTools isMobile={isMobile} />
    </header>
  );
}
