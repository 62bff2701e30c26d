import type { Language } from '@backoffice/i18n';
import { SearchIcon } from '@backoffice/ui';
import type { NavigateFunction } from 'react-router-dom';
import { preloadLinked } from '../../navigation/page-loader';
import { creations } from '../create/creations';
import { menuIcon } from '../sidebar/menu-icon';
import { type Navigation, titleOf } from '../../navigation/navigation';
import { NOT_FOUND_PATH } from '../../navigation/paths';
import type { FoundRecord } from './find-records';
import { messages } from './messages';
import { type PaletteCommand, paletteCommands } from './palette-commands';
import { recordCommands } from './record-commands';

/** A page, a command or a record that can be found in the palette. */
export interface PaletteEntry extends PaletteCommand {
  kind: 'page' | 'command' | 'record';
  /** Its titles in Chinese, to be found by sound. */
  chinese: readonly string[];
  /** Of a page; its id too. */
  path?: string;
  /** What stands at the end of its line, where that is not its path. */
  detail?: string;
  /** Why it was found, where its titles do not show that. */
  reason?: { text: string; lang?: string };
  /** What else can be done with it, by who sees it. */
  commands?: readonly PaletteEntry[];
  /** It is looked for when it is chosen, and the palette stays. */
  query?: string;
  /** Begins to load what it opens. */
  preload?: () => void;
}

type Page = Navigation['pages'][number];

/** Nobody looks for these. */
const ERROR_PAGES = [NOT_FOUND_PATH, '/401'];

/** A hidden page, or one whose path lacks an id, is reached from another page. */
const canBeFound = ({ path, breadcrumb, isRevoked }: Page) =>
  !isRevoked &&
  !breadcrumb.some(({ hidden }) => hidden) &&
  !path.includes(':') &&
  !ERROR_PAGES.includes(path);

/** A group named like its page says nothing more. */
const withoutTwins = (titles: string[]) => titles.filter((title, index) => title !== titles[index + 1]);

function pageEntry(
  { path, view, breadcrumb }: Page,
  language: Language,
  navigate: NavigateFunction,
): PaletteEntry {
  return {
    id: path,
    kind: 'page',
    path,
    titles: withoutTwins(breadcrumb.map((meta) => titleOf(meta, language))),
    chinese: breadcrumb.map((meta) => titleOf(meta, 'zh')),
    icon: menuIcon(breadcrumb.findLast(({ icon }) => icon)?.icon),
    run: () => void navigate(path),
    preload: () => preloadLinked(view, path),
  };
}

/** All that the palette holds for the signed-in user, in the interface's language: pages as in the menu, then commands. */
export function paletteEntries(
  navigation: Navigation,
  language: Language,
  navigate: NavigateFunction,
): PaletteEntry[] {
  const pages = navigation.pages.filter(canBeFound).map((page) => pageEntry(page, language, navigate));
  const commands = paletteCommands
    .flatMap((source) => source())
    .map((command): PaletteEntry => {
      return { ...command, kind: 'command', chinese: language === 'zh' ? command.titles : [] };
    });
  const created = creations(navigation).map(({ key, label, icon, address }): PaletteEntry => {
    const titles = [label];
    const chinese = language === 'zh' ? titles : [];
    return { id: `create-${key}`, kind: 'command', titles, chinese, icon, run: () => void navigate(address) };
  });
  return [...pages, ...created, ...commands];
}

const kindTexts = {
  merchant: 'palette.record.merchant',
  channel: 'palette.record.channel',
  user: 'palette.record.user',
  article: 'palette.record.article',
} as const;

const keyTexts = { key: 'palette.found.key', 'former-key': 'palette.found.former-key' } as const;

function reasonOf(record: FoundRecord): PaletteEntry['reason'] {
  const { by } = record;
  if (by === 'id') return { text: messages.text('palette.found.id', { id: record.row.id }) };
  if (by === 'key' || by === 'former-key') return { text: messages.text(keyTexts[by]) };
  const sound = 'sound' in record.row ? record.row.sound : undefined;
  return sound === undefined ? undefined : { text: sound, lang: 'zh-Latn' };
}

/** A record that was found. */
export function recordEntry(record: FoundRecord, navigate: NavigateFunction): PaletteEntry {
  const { kind, icon, of, name, detail, address } = record;
  return {
    id: `${kind}-${record.row.id}`,
    kind: 'record',
    titles: [messages.text(kindTexts[kind]), ...(of === undefined ? [] : [of]), name],
    chinese: [],
    detail,
    reason: reasonOf(record),
    icon,
    isForgotten: true,
    run: () => void navigate(address),
    commands: recordCommands(record, navigate).map((command) => ({
      ...command,
      kind: 'command',
      chinese: [],
      detail: command.keys,
    })),
  };
}

/** Finds what the clipboard holds. */
export const clipboardEntry = (query: string): PaletteEntry => ({
  id: 'clipboard',
  kind: 'command',
  titles: [messages.text('palette.clipboard.find', { text: query })],
  chinese: [],
  icon: SearchIcon,
  query,
  run: () => {},
});
