import { messages } from '../../kernel/messages';
import type { MenuEntry } from '../../navigation/build-navigation';
import { MenuList } from './menu-list';
import { useMenuPlace } from './use-menu-place';

interface MainMenuProps {
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
}

export function MainMenu({ entries, isCollapsed }: MainMenuProps) {
  const text = messages.useText();
  const place = useMenuPlace();
  return (
    <nav aria-label={text('menu.main.label')} data-tour="menu">
      <MenuList entries={entries} isCollapsed={isCollapsed} level={1} place={place} />
    </nav>
  );
}
