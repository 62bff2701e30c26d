import { day, midnight, oneOf, pageNumber, rowId, textUpTo } from './address';

const sizes = oneOf([10, 20]);
const statuses = oneOf(['active', 'inactive']);

it.each([
  { field: sizes, said: '20', value: 20 },
  { field: sizes, said: '15', value: undefined },
  { field: sizes, said: '', value: undefined },
  { field: statuses, said: 'inactive', value: 'inactive' },
  { field: statuses, said: 'Active', value: undefined },
  { field: textUpTo(3), said: '商户号', value: '商户号' },
  { field: textUpTo(3), said: 'abcd', value: undefined },
  { field: pageNumber, said: '999999999', value: 999_999_999 },
  { field: pageNumber, said: '0', value: undefined },
  { field: pageNumber, said: '1.5', value: undefined },
  { field: pageNumber, said: '-1', value: undefined },
  { field: pageNumber, said: '1000000001', value: undefined },
  { field: rowId, said: '15', value: 15 },
  { field: rowId, said: '0', value: undefined },
  { field: rowId, said: '1234567890123456', value: undefined },
  { field: rowId, said: '15a', value: undefined },
  { field: day, said: '2024-02-29', value: '2024-02-29' },
  { field: day, said: '2026-02-30', value: undefined },
  { field: day, said: '2026-13-01', value: undefined },
  { field: day, said: '21.11.2026', value: undefined },
])('reads $said as $value', ({ field, said, value }) => {
  expect(field.read(said)).toBe(value);
});

it('begins a day, and the one after it, at midnight by this clock', () => {
  expect(new Date(midnight('2026-11-30'))).toEqual(new Date(2026, 10, 30));
  expect(new Date(midnight('2026-11-30', 1))).toEqual(new Date(2026, 11, 1));
});
