import type { MenuSection } from '@backoffice/contract';
import type { MenuEntry } from '../../navigation/navigation';
import { DASHBOARD_PATH } from '../../navigation/paths';

type Section = MenuSection | 'first' | 'other';

/**
 * The sections of the menu in their order, with their captions. The dashboard and entries without a known section have no
 * caption.
 */
const captions = {
  first: undefined,
  payments: 'menu.section.payments',
  people: 'menu.section.people',
  content: 'menu.section.content',
  operations: 'menu.section.operations',
  help: 'menu.section.help',
  other: undefined,
  demos: 'menu.section.demos',
} as const satisfies Record<Section, string | undefined>;

function sectionOf({ path, meta: { section } }: MenuEntry): Section {
  if (path === DASHBOARD_PATH) return 'first';
  // Sections of a later release are unknown here.
  return section && section in captions ? section : 'other';
}

/** Returns the key of a section's caption, undefined for sections without one. */
export const captionOf = (section: MenuSection) => captions[section];

/** The menu by section. Entries of a section keep the order of the route tree. */
export function sectionsOf(menu: readonly MenuEntry[]) {
  return (Object.keys(captions) as Section[])
    .map((section) => {
      const entries = menu.filter((entry) => sectionOf(entry) === section);
      return { section, caption: captions[section], entries };
    })
    .filter(({ entries }) => entries.length > 0);
}
