import { screens } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { emit } from '../../kernel/events';
import { navigationAtom } from '../../navigation/navigation';
import type { ShortcutText } from './messages';

// Shortcuts for work in lists. They act on the visible elements of the page, of any remote: the rows of a table, its filter
// field, and buttons with `data-action`.

/** The time in ms within which the second key of a sequence must follow. */
const SEQUENCE_MS = 1500;

function shown(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

const rows = () => shown('main tbody:not([inert]) tr:not([aria-hidden])').filter((row) => linkOf(row));

/** The element that opens a row: its link, else its first button. */
const linkOf = (row: HTMLElement) => shown('a[href]', row)[0] ?? shown('button:not(:disabled)', row)[0];

/** The row with the keyboard focus. */
const currentRow = () => document.activeElement?.closest<HTMLElement>('main tbody tr');

/** The focused row, else the row under the pointer. */
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

const pressWithShift = (element: HTMLElement | undefined) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));

/** The checkbox of the row at hand. */
function checkbox(): HTMLElement | undefined {
  const row = rowAtHand();
  return row && shown('input[type=checkbox]', row)[0];
}

interface ListKeys {
  /** The keys; each one runs it. */
  keys: readonly string[];
  label: ShortcutText;
  /** Absent if the browser handles the key. */
  run?: () => void;
}

/** The keys of a list, in the order of the shortcuts dialog. */
export const listKeys: readonly ListKeys[] = [
  { keys: ['j', 'ArrowDown'], label: 'shortcuts.list.next', run: () => moveTo(1) },
  { keys: ['k', 'ArrowUp'], label: 'shortcuts.list.previous', run: () => moveTo(-1) },
  { keys: ['Enter'], label: 'shortcuts.list.open' },
  // Like a click in the free space of the row.
  { keys: ['o'], label: 'shortcuts.list.beside', run: () => rowAtHand()?.click() },
  { keys: ['e'], label: 'shortcuts.list.edit', run: edit },
  { keys: ['x'], label: 'shortcuts.list.select', run: () => checkbox()?.click() },
  { keys: ['Shift+X'], label: 'shortcuts.list.select-range', run: () => pressWithShift(checkbox()) },
  { keys: ['/'], label: 'shortcuts.list.search', run: search },
  { keys: ['c'], label: 'shortcuts.list.add', run: () => shown('main [data-action=add]')[0]?.click() },
  {
    keys: ['Shift+E'],
    label: 'shortcuts.list.export',
    run: () => pressWithShift(shown('main [data-action=export]:not(:disabled)')[0]),
  },
];

/** The keys of a form in a dialog, which handles them itself. */
export const formKeys: readonly ListKeys[] = [
  { keys: ['Mod', 'Enter'], label: 'shortcuts.form.save' },
  { keys: ['Mod', 'Shift', 'Enter'], label: 'shortcuts.form.next' },
];

/** The first key of a sequence that opens a page. */
export const GO = 'g';

/** The pages that a key after `g` opens. */
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
  if (path && pages.some((page) => page.path === path && !page.isRevoked)) emit('pageRequested', { path });
}

let sequenceEnds = 0;

/** Runs the action of a key in a list, or of a key after `g`. */
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
