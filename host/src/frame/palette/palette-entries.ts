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

/** A page, command or record in the palette. */
export interface PaletteEntry extends PaletteCommand {
  kind: 'page' | 'command' | 'record';
  /** Its Chinese titles, searched by sound. */
  chinese: readonly string[];
  /** The path of a page, which is its id too. */
  path?: string;
  /** The text at the end of the line, if not the path. */
  detail?: string;
  /** The reason for the match, if the titles do not show it. */
  reason?: { text: string; lang?: string };
  /** Further commands of a record, by the user's rights. */
  commands?: readonly PaletteEntry[];
  /** Chosen, it searches for this text, and the palette stays open. */
  query?: string;
  /** Starts loading its target. */
  preload?: () => void;
}

type Page = Navigation['pages'][number];

/** Pages that are left out of the palette. */
const ERROR_PAGES = [NOT_FOUND_PATH, '/401'];

/** Whether a page is listed. Hidden pages and pages whose path needs an id are reached from other pages. */
const canBeFound = ({ path, breadcrumb, isRevoked }: Page) =>
  !isRevoked &&
  !breadcrumb.some(({ hidden }) => hidden) &&
  !path.includes(':') &&
  !ERROR_PAGES.includes(path);

/** Drops the name of a group that equals the next title. */
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

/** All entries of the palette for the user, in the language of the interface: pages in the order of the menu, then commands. */
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
  transaction: 'palette.record.transaction',
  note: 'palette.record.note',
} as const;

const keyTexts = { key: 'palette.found.key', 'former-key': 'palette.found.former-key' } as const;

function reasonOf(record: FoundRecord): PaletteEntry['reason'] {
  const { by } = record;
  if (by === 'id') return { text: messages.text('palette.found.id', { id: record.row.id }) };
  if (by === 'key' || by === 'former-key') return { text: messages.text(keyTexts[by]) };
  const sound = 'sound' in record.row ? record.row.sound : undefined;
  return sound === undefined ? undefined : { text: sound, lang: 'zh-Latn' };
}

/** The entry of a found record. */
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

/** The entry that searches for the text in the clipboard. */
export const clipboardEntry = (query: string): PaletteEntry => ({
  id: 'clipboard',
  kind: 'command',
  titles: [messages.text('palette.clipboard.find', { text: query })],
  chinese: [],
  icon: SearchIcon,
  query,
  run: () => {},
});
