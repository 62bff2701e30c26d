import { indexAfterKey } from './icon-grid';

const at = (index: number) => ({ index, count: 8, columns: 3 });

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 6, undefined],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, undefined],
  ['Home', 5, 0],
  ['End', 1, 7],
  ['a', 1, undefined],
])('%s leads from %i to %s', (key, from, to) => expect(indexAfterKey(key, at(from))).toBe(to));
