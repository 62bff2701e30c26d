import { store } from '@backoffice/session';
import { SettingsIcon, WeatherMoonIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { openSettings } from '../settings/open-settings';
import { colorSchemeAtom } from '../../kernel/settings/setting-atoms';
import type { CommandSource } from './palette-command';

const schemes = {
  system: 'settings.scheme.system',
  light: 'settings.scheme.light',
  dark: 'settings.scheme.dark',
} as const;

export const settingsCommands: CommandSource = () => [
  ...(Object.keys(schemes) as (keyof typeof schemes)[]).map((scheme) => ({
    id: `scheme-${scheme}`,
    titles: [messages.text('settings.scheme.label'), messages.text(schemes[scheme])],
    icon: WeatherMoonIcon,
    run: () => store.set(colorSchemeAtom, scheme),
  })),
  {
    id: 'settings',
    titles: [messages.text('settings.panel.title')],
    icon: SettingsIcon,
    run: () => void openSettings(),
  },
];
