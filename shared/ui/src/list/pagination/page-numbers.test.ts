import { pageNumbers } from './pagination';

it.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
  [99, 20, '1 … 16 17 18 19 20'],
])('pageNumbers of page %i of %i', (page, last, expected) => {
  expect(
    pageNumbers(page, last)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(expected);
});
