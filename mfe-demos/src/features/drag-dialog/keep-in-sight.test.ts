import { keepInSight } from './keep-in-sight';

const room = { width: 1000, height: 600 };

it.each([
  [
    { x: 10.4, y: -20 },
    { x: 10, y: -20 },
  ],
  [
    { x: 900, y: 900 },
    { x: 460, y: 260 },
  ],
  [
    { x: -900, y: -900 },
    { x: -460, y: -260 },
  ],
])('moves %j to %j', (wanted, kept) => {
  expect(keepInSight(wanted, room)).toEqual(kept);
});

it('stays centred in a window that is too small', () => {
  expect(keepInSight({ x: 50, y: 50 }, { width: 60, height: 60 })).toEqual({ x: 0, y: 0 });
});
