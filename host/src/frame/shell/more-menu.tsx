import {
  FullScreenMaximizeIcon,
  FullScreenMinimizeIcon,
  IconButton,
  Menu,
  MoreHorizontalIcon,
  SettingsIcon,
  type MenuItem,
} from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { useFullScreen } from './full-screen';
import { openSettings } from '../settings/open-settings';
import { useSizeItems } from '../settings/size-menu';

/** The tools for which a narrow top bar has no room. */
export function MoreMenu() {
  const text = messages.useText();
  const { isFull, toggle } = useFullScreen();
  const sizes = useSizeItems();
  const label = text('topBar.more.label');
  const items: MenuItem[] = [
    {
      key: 'full-screen',
      label: text(isFull ? 'fullScreen.leave.label' : 'fullScreen.enter.label'),
      icon: isFull ? <FullScreenMinimizeIcon /> : <FullScreenMaximizeIcon />,
      onSelect: toggle,
    },
    {
      key: 'settings',
      label: text('settings.panel.title'),
      icon: <SettingsIcon />,
      onSelect: () => void openSettings(),
    },
    { key: 'size', label: text('size.menu.label'), apart: true, fact: true },
    ...sizes,
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
