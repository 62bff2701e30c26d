import {
  DismissIcon,
  type Icon,
  LocalLanguageIcon,
  QuestionCircleIcon,
  SettingsIcon,
  SignOutIcon,
  WeatherMoonIcon,
} from '@backoffice/ui';
import { store } from '@backoffice/session';
import { languages } from '@backoffice/i18n';
import { tabOnScreenAtom } from '../tabs/use-tab-commands';
import { messages } from './messages';
import { languageNames } from '../../kernel/language/language-select';
import { switchLanguage } from '../../kernel/language/switch-language';
import { messages as hostMessages } from '../../kernel/messages';
import { openSettings } from '../settings/open-settings';
import { colorSchemeAtom } from '../../kernel/settings/settings';
import { openFrameDialog } from '../shortcuts/shortcuts';
import { signOut } from '../../session/session-end';

export interface PaletteCommand {
  /** Unique among all commands, and the same in every language. */
  id: string;
  /** The names of its groups, then its own, in the language of the interface. */
  titles: readonly string[];
  icon: Icon;
  /** The language of its own name, if it differs from the interface's. */
  lang?: string;
  /** Leaves the command out of the recent ones, the first of which Enter would run. */
  isForgotten?: boolean;
  /** The shortcut that also runs it, as shown on the keyboard. */
  keys?: string;
  /** The confirmation shown before it runs. */
  question?: { title: string; body: string };
  /** Keeps the palette open, for another command on the same record. */
  staysOpen?: boolean | undefined;
  run: () => void;
}

/** Returns the commands of one area, called each time the palette opens. */
type CommandSource = () => readonly PaletteCommand[];

const closings = [
  { extent: 'one', title: 'palette.close.one' },
  { extent: 'others', title: 'palette.close.others' },
  { extent: 'all', title: 'palette.close.all' },
] as const;

/** Only the commands that would close at least one tab. */
const tabCommands: CommandSource = () => {
  const shown = store.get(tabOnScreenAtom);
  if (!shown) return [];
  const { tab, commands } = shown;
  return closings
    .filter(({ extent }) => commands.canClose(extent, tab))
    .map(({ extent, title }) => ({
      id: `close-${extent}`,
      titles: [messages.text(title)],
      icon: DismissIcon,
      isForgotten: true,
      run: () => commands.close(extent, tab),
    }));
};

const languageCommands: CommandSource = () =>
  languages.map((language) => ({
    id: `language-${language}`,
    titles: [messages.text('palette.command.language'), languageNames[language]],
    icon: LocalLanguageIcon,
    lang: language,
    run: () => void switchLanguage(language),
  }));

const schemes = {
  system: 'settings.scheme.system',
  light: 'settings.scheme.light',
  dark: 'settings.scheme.dark',
} as const;

const settingsCommands: CommandSource = () => [
  ...(Object.keys(schemes) as (keyof typeof schemes)[]).map((scheme) => ({
    id: `scheme-${scheme}`,
    titles: [hostMessages.text('settings.scheme.label'), hostMessages.text(schemes[scheme])],
    icon: WeatherMoonIcon,
    run: () => store.set(colorSchemeAtom, scheme),
  })),
  {
    id: 'settings',
    titles: [hostMessages.text('settings.panel.title')],
    icon: SettingsIcon,
    run: () => void openSettings(),
  },
];

const frameCommands: CommandSource = () => [
  {
    id: 'shortcuts',
    titles: [hostMessages.text('shortcuts.open.label')],
    icon: QuestionCircleIcon,
    run: () => openFrameDialog('shortcuts'),
  },
  {
    id: 'sign-out',
    titles: [hostMessages.text('user.signOut.label')],
    icon: SignOutIcon,
    isForgotten: true,
    run: () => void signOut(),
  },
];

/** The commands of the palette, beside its pages, loaded with the palette. */
export const paletteCommands: readonly CommandSource[] = [
  tabCommands,
  languageCommands,
  settingsCommands,
  frameCommands,
];
