import { screens } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { emit } from '../../kernel/events';
import { navigationAtom } from '../../navigation/navigation';
import type { ShortcutText } from './messages';

// Keys for those who work in lists all day. They act on what the page shows, whichever remote it is of: rows of a table, the field that
// filters it, and the buttons that `data-action` names.

/** In ms; later the next key means what it means alone. */
const SEQUENCE_MS = 1500;

function shown(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

const rows = () => shown('main tbody:not([inert]) tr:not([aria-hidden])').filter((row) => linkOf(row));

/** What leads from a row to its page, or else opens it. */
const linkOf = (row: HTMLElement) => shown('a[href]', row)[0] ?? shown('button:not(:disabled)', row)[0];

/** The row in which the keyboard is. */
const currentRow = () => document.activeElement?.closest<HTMLElement>('main tbody tr');

/** It, or else the row under the pointer. */
const rowAtHand = () => currentRow() ?? shown('main tbody tr:hover')[0];

function moveTo(direction: 1 | -1): void {
  const all = rows();
  const current = currentRow();
  const next = current ? all[all.indexOf(current) + direction] : all[0];
  if (next) linkOf(next)?.focus();
  else if (direction === -1) search();
}

function search(): void {
  const field = shown('main [role=search] input[type=text]')[0];
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}

function edit(): void {
  const row = rowAtHand();
  if (row) shown('[data-action=edit]', row)[0]?.click();
}

function select(): void {
  const row = rowAtHand();
  if (row) shown('input[type=checkbox]', row)[0]?.click();
}

interface ListKeys {
  /** One of them. */
  keys: readonly string[];
  label: ShortcutText;
  /** Left out where the browser does it. */
  run?: () => void;
}

/** What a key does in a list, in the order in which the keys are listed. */
export const listKeys: readonly ListKeys[] = [
  { keys: ['j', 'ArrowDown'], label: 'shortcuts.list.next', run: () => moveTo(1) },
  { keys: ['k', 'ArrowUp'], label: 'shortcuts.list.previous', run: () => moveTo(-1) },
  { keys: ['Enter'], label: 'shortcuts.list.open' },
  // As a click in its free room does.
  { keys: ['o'], label: 'shortcuts.list.beside', run: () => rowAtHand()?.click() },
  { keys: ['e'], label: 'shortcuts.list.edit', run: edit },
  { keys: ['x'], label: 'shortcuts.list.select', run: select },
  { keys: ['/'], label: 'shortcuts.list.search', run: search },
  { keys: ['c'], label: 'shortcuts.list.add', run: () => shown('main [data-action=add]')[0]?.click() },
];

/** Before the key of a destination. */
export const GO = 'g';

/** Where a key after `g` leads. */
export const destinations: readonly { key: string; path: string; label: ShortcutText }[] = [
  { key: 'd', path: screens.dashboard, label: 'shortcuts.go.dashboard' },
  { key: 'm', path: screens.merchants, label: 'shortcuts.go.merchants' },
  { key: 'c', path: screens.channels, label: 'shortcuts.go.channels' },
  { key: 'u', path: screens.users, label: 'shortcuts.go.users' },
  { key: 'r', path: screens.roles, label: 'shortcuts.go.roles' },
  { key: 'a', path: screens.articles, label: 'shortcuts.go.articles' },
  { key: 'l', path: screens.auditLog, label: 'shortcuts.go.audit-log' },
];

function goTo(pressed: string): void {
  const path = destinations.find(({ key }) => key === pressed)?.path;
  const { pages } = store.get(navigationAtom);
  if (path && pages.some((page) => page.path === path && !page.isRevoked)) emit('pageAsked', { path });
}

let sequenceEnds = 0;

/** Does what a key means in a list, or after `g`. */
export function pressListKey(key: string): void {
  if (performance.now() < sequenceEnds) {
    sequenceEnds = 0;
    goTo(key);
  } else if (key === GO) {
    sequenceEnds = performance.now() + SEQUENCE_MS;
  } else {
    listKeys.find(({ keys }) => keys.includes(key))?.run?.();
  }
}
