import { wholeWidths } from './column';

const columns = [
  { width: 80 },
  { width: 200 },
  { width: 260 },
  { width: 260 },
  { width: 120, pinned: 'end' as const },
];

it.each([
  ['shares what would show of a column among those before it', 430, [88.6, 221.4, 260, 260, 120]],
  ['leaves a column alone of which enough is seen', 600, [80, 200, 260, 260, 120]],
  ['leaves columns alone that end where the pinned one begins', 400, [80, 200, 260, 260, 120]],
  ['leaves them alone where not even the first fits', 150, [80, 200, 260, 260, 120]],
])('%s', (_case, room, expected) => {
  expect(wholeWidths(columns, room).map((width) => Math.round(width * 10) / 10)).toEqual(expected);
});
