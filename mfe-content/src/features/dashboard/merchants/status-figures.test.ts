import { sharesOf } from './status-figures';

it.each([
  [0, 0, 0, 0],
  [0, 8, 0, 100],
  [8, 0, 100, 0],
  [2, 1, 66.7, 33.3],
  [49, 351, 12.3, 87.7],
  [1, 999_999, 0.1, 99.9],
  [999_999, 1, 99.9, 0.1],
])('gives %d active and %d inactive as %d and %d percent', (active, inactive, activeShare, inactiveShare) => {
  expect(sharesOf({ active, inactive })).toEqual({ active: activeShare, inactive: inactiveShare });
});
