import {
  IconButton,
  Menu,
  type MenuItem,
  MoreHorizontalIcon,
  NavigationIcon,
  PanelLeftContractIcon,
  PanelLeftExpandIcon,
  SettingsIcon,
} from '@backoffice/ui';
import { memo, type ReactNode, type Ref } from 'react';
import { messages } from '../../kernel/messages';
import { PartBoundary } from '../../kernel/error-log/part-boundary';
import { Breadcrumb, type Crumb } from './breadcrumb';
import type { Sidebar } from '../sidebar/use-sidebar';
import { useTopBarStyles } from './top-bar.styles';
import { ErrorLogBadge } from './error-log-badge';
import { FullScreenButton, useFullScreen } from './full-screen';
import { PaletteButton } from '../palette/palette-button';
import { CreateSlot } from '../create/create-slot';
import { InboxSlot } from '../inbox/inbox-slot';
import { LanguageMenu, useLanguageItems } from '../settings/language-menu';
import { SizeMenu, useSizeItems } from '../settings/size-menu';
import { UserMenu } from './user-menu';
import { openSettings } from '../settings/open-settings';

/** The tools that do not fit into a narrow top bar. */
function MoreMenu() {
  const text = messages.useText();
  const fullScreen = useFullScreen();
  const sizes = useSizeItems();
  const languages = useLanguageItems();
  const label = text('topBar.more.label');
  const items: MenuItem[] = [
    { key: 'full-screen', ...fullScreen },
    {
      key: 'settings',
      label: text('settings.panel.title'),
      icon: <SettingsIcon />,
      onSelect: () => void openSettings(),
    },
    { key: 'size', label: text('size.menu.label'), apart: true, fact: true },
    ...sizes,
    { key: 'language', label: text('language.select.label'), apart: true, fact: true },
    ...languages,
  ];
  return (
    <Menu
      align="end"
      items={items}
      label={label}
      trigger={(props) => <IconButton {...props} icon={<MoreHorizontalIcon />} label={label} />}
    />
  );
}

function Tool({ children }: { children: ReactNode }) {
  return (
    <PartBoundary part="tool" placement="icon">
      {children}
    </PartBoundary>
  );
}

/** The tools at the end of the top bar. On a narrow screen those that change the appearance are behind one button. */
const FrameTools = memo(function FrameTools({ isMobile }: { isMobile: boolean }) {
  return (
    <>
      {/* First, so that its appearance moves no other tool. */}
      <Tool>{!isMobile && <CreateSlot />}</Tool>
      <Tool>{!isMobile && <ErrorLogBadge />}</Tool>
      <Tool>
        <PaletteButton />
      </Tool>
      {isMobile ? (
        <Tool>
          <MoreMenu />
        </Tool>
      ) : (
        <>
          <Tool>
            <FullScreenButton />
          </Tool>
          <Tool>
            <SizeMenu />
          </Tool>
          <Tool>
            <LanguageMenu />
          </Tool>
        </>
      )}
      <PartBoundary part="notifications" placement="icon">
        <InboxSlot />
      </PartBoundary>
      <PartBoundary part="account" placement="icon">
        <UserMenu isMobile={isMobile} />
      </PartBoundary>
    </>
  );
});

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
      <PartBoundary part="breadcrumb">
        <Breadcrumb heading={heading} home={home} breadcrumb={breadcrumb} />
      </PartBoundary>
      <FrameTools isMobile={isMobile} />
    </header>
  );
}
