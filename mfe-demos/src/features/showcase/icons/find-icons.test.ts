import { findIcons } from './find-icons';

const icons = ['ArrowLeftRegular', 'ArrowRightRegular', 'BuildingShopIcon'].map((name) => ({
  name,
  Glyph: () => null,
  code: '',
}));
const found = (query: string) => findIcons(icons, query).map(({ name }) => name);

it.each([
  ['', ['ArrowLeftRegular', 'ArrowRightRegular', 'BuildingShopIcon']],
  ['arrow', ['ArrowLeftRegular', 'ArrowRightRegular']],
  ['LEFT arrow', ['ArrowLeftRegular']],
  ['building-shop', ['BuildingShopIcon']],
  ['arrow shop', []],
])('finds for “%s” %j', (query, names) => expect(found(query)).toEqual(names));
