import { screens } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { emit } from '../../kernel/events';
import { navigationAtom } from '../../navigation/navigation';

// Keys for those who work in lists all day. They act on what the page shows, whichever remote it is of: rows of a table, the field that
// filters it, and the buttons that `data-action` names.

/** After `g` the next key says where to go. */
const DESTINATIONS: Record<string, string> = {
  d: screens.dashboard,
  m: screens.merchants,
  c: screens.channels,
  u: screens.users,
  r: screens.roles,
  a: screens.articles,
  l: screens.auditLog,
};

/** In ms; later the next key means what it means alone. */
const SEQUENCE_MS = 1500;

function shown(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

const rows = () => shown('main tbody:not([inert]) tr:not([aria-hidden])').filter((row) => linkOf(row));

/** What leads from a row to its page, or else opens it. */
const linkOf = (row: HTMLElement) => shown('a[href], button:not(:disabled)', row)[0];

/** The row in which the keyboard is, or else the one under the pointer. */
const rowAtHand = () =>
  document.activeElement?.closest<HTMLElement>('main tbody tr') ?? shown('main tbody tr:hover')[0];

function moveTo(direction: 1 | -1): void {
  const all = rows();
  const current = document.activeElement?.closest<HTMLElement>('main tbody tr');
  const next = current ? all[all.indexOf(current) + direction] : all[0];
  if (!next && direction === -1) search();
  if (!next) return;
  const link = shown('a[href]', next)[0] ?? linkOf(next);
  link?.focus();
}

function search(): void {
  const field = shown('main [role=search] input')[0];
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}

const actions: Record<string, () => void> = {
  j: () => moveTo(1),
  k: () => moveTo(-1),
  ArrowDown: () => moveTo(1),
  ArrowUp: () => moveTo(-1),
  '/': search,
  e: () => shown('[data-action=edit]', rowAtHand())[0]?.click(),
  c: () => shown('main [data-action=add]')[0]?.click(),
};

function goTo(key: string): void {
  const path = DESTINATIONS[key];
  const { pages } = store.get(navigationAtom);
  if (path && pages.some((page) => page.path === path && !page.isRevoked)) emit('pageAsked', { path });
}

let sequenceEnds = 0;

/** Does what a key means in a list, or after `g`. */
export function pressListKey(key: string): void {
  if (performance.now() < sequenceEnds) {
    sequenceEnds = 0;
    goTo(key);
  } else if (key === 'g') {
    sequenceEnds = performance.now() + SEQUENCE_MS;
  } else {
    actions[key]?.();
  }
}
