import { findIcons } from './icon-search';

const icons = ['ArrowLeftRegular', 'ArrowRightRegular', 'BuildingShopIcon', 'SkipForward10Regular'].map(
  (name) => ({ name }),
);
const found = (query: string) => findIcons(icons, query).map(({ name }) => name);

it.each([
  ['', icons.map(({ name }) => name)],
  ['arrow', ['ArrowLeftRegular', 'ArrowRightRegular']],
  ['LEFT arrow', ['ArrowLeftRegular']],
  ['building-shop', ['BuildingShopIcon']],
  ['ｓｈｏｐ', ['BuildingShopIcon']],
  ['arrow shop', []],
  ['ArrowLeft20Regular', ['ArrowLeftRegular']],
  ['arrow-left-16', ['ArrowLeftRegular']],
  ['forward10', ['SkipForward10Regular']],
])('finds “%s” as %j', (query, names) => expect(found(query)).toEqual(names));
