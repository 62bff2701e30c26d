import type { MenuSection } from '@backoffice/contract';
import type { MenuEntry } from '../../navigation/navigation';
import { sectionsOf } from './menu-sections';

const entry = (path: string, section?: string): MenuEntry => {
  return { kind: 'link', path, meta: { title: path, section: section as MenuSection } };
};
const outline = (...menu: MenuEntry[]) =>
  sectionsOf(menu).map(({ caption, entries }) => [caption, entries.map(({ path }) => path)]);

it('puts the dashboard first and the sections in their order, with the tree’s order in each', () => {
  const menu = [
    entry('/guide', 'help'),
    entry('/user', 'people'),
    entry('/merchant', 'payments'),
    entry('/dashboard', 'content'),
    entry('/channel', 'payments'),
  ];
  expect(outline(...menu)).toEqual([
    [undefined, ['/dashboard']],
    ['menu.section.payments', ['/merchant', '/channel']],
    ['menu.section.people', ['/user']],
    ['menu.section.help', ['/guide']],
  ]);
});

it('puts what names no section that is known before the demo pages', () => {
  const menu = [entry('/table', 'demos'), entry('/new', 'treasury'), entry('/old'), entry('/guide', 'help')];
  expect(outline(...menu)).toEqual([
    ['menu.section.help', ['/guide']],
    [undefined, ['/new', '/old']],
    ['menu.section.demos', ['/table']],
  ]);
});
