import { useLanguage } from '@backoffice/i18n';
import { IconButton, NavigationIcon, PanelLeftContractIcon, PanelLeftExpandIcon } from '@backoffice/ui';
import type { Ref } from 'react';
import { LanguageSelect } from '../../language/language-select';
import { switchLanguage } from '../../language/switch-language';
import { messages } from '../../messages';
import { ErrorLogBadge } from '../error-log/error-log-badge';
import type { Crumb } from '../navigation/use-page-trail';
import { PaletteButton } from '../palette/palette-button';
import { Breadcrumb } from './breadcrumb';
import { FrameTools } from './frame-tools';
import type { Sidebar } from './use-sidebar';
import { useTopBarStyles } from './top-bar.styles';
import { UserMenu } from './user-menu';

interface TopBarProps {
  sidebar: Sidebar;
  trail: readonly Crumb[];
  home: string | undefined;
  heading: Ref<HTMLHeadingElement>;
}

export function TopBar({ sidebar, trail, home, heading }: TopBarProps) {
  const styles = useTopBarStyles();
  const text = messages.useText();
  const language = useLanguage();
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
      <Breadcrumb heading={heading} home={home} trail={trail} />
      <ErrorLogBadge />
      <PaletteButton />
      <FrameTools isMobile={isMobile} />
      <div data-tour="language">
        <LanguageSelect
          label={text('language.select.label')}
          onChange={(chosen) => void switchLanguage(chosen)}
          value={language}
        />
      </div>
      <UserMenu isMobile={isMobile} />
    </header>
  );
}
