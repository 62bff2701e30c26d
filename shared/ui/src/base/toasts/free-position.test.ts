import { freePosition } from './free-position';

const room = { left: 0, top: 0, right: 1000, bottom: 600 };
const box = { width: 340, height: 44 };
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const rows = Array.from({ length: 13 }, (_, row) => at(0, row * 44, 1000, 28));

it.each([
  ['the lower right corner of an empty page', [], 'bottom', { left: 660, top: 556 }],
  ['the upper right corner where it is looked for there', [], 'top', { left: 660, top: 0 }],
  ['beside the numbers of the pages', [at(500, 560, 500, 32)], 'bottom', { left: 156, top: 556 }],
  ['above a bar as wide as the page', [at(0, 560, 1000, 40)], 'bottom', { left: 660, top: 512 }],
  ['between two controls', [at(560, 560, 440, 32), at(0, 560, 200, 32)], 'bottom', { left: 216, top: 556 }],
] as const)('freePosition finds %s', (_what, taken, from, position) => {
  expect(freePosition(box, room, taken, from)).toEqual(position);
});

it('freePosition finds none among rows that leave no room', () => {
  expect(freePosition(box, room, rows, 'bottom')).toBeUndefined();
});
