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
  return (
    <header className={styles.root}>
      {isMobile ? (
        <IconButton
          aria-expanded={isOpen}
          data-tour="menu-button"
          icon={<NavigationIcon />}
          label={text('menu.open.label')}
          onClick={toggle}
        />
      ) : (
        <IconButton
          data-tour="menu-button"
          icon={isOpen ? <PanelLeftContractIcon /> : <PanelLeftExpandIcon />}
          label={isOpen ? text('menu.collapse.label') : text('menu.expand.label')}
          onClick={toggle}
        />
      )}
      <Breadcrumb heading={heading} home={home} breadcrumb={breadcrumb} />
      <FrameTools isMobile={isMobile} />
    </header>
  );
}
