import { day, midnight, oneOf, pageNumber, rowId, textUpTo } from './address';

const sizes = oneOf([10, 20]);
const statuses = oneOf(['active', 'inactive']);

it.each([
  { field: sizes, written: '20', value: 20 },
  { field: sizes, written: '15', value: undefined },
  { field: sizes, written: '', value: undefined },
  { field: statuses, written: 'inactive', value: 'inactive' },
  { field: statuses, written: 'Active', value: undefined },
  { field: textUpTo(3), written: '商户号', value: '商户号' },
  { field: textUpTo(3), written: 'abcd', value: undefined },
  { field: pageNumber, written: '999999999', value: 999_999_999 },
  { field: pageNumber, written: '0', value: undefined },
  { field: pageNumber, written: '1.5', value: undefined },
  { field: pageNumber, written: '-1', value: undefined },
  { field: pageNumber, written: '1000000001', value: undefined },
  { field: rowId, written: '15', value: 15 },
  { field: rowId, written: '0', value: undefined },
  { field: rowId, written: '1234567890123456', value: undefined },
  { field: rowId, written: '15a', value: undefined },
  { field: day, written: '2024-02-29', value: '2024-02-29' },
  { field: day, written: '2026-02-30', value: undefined },
  { field: day, written: '2026-13-01', value: undefined },
  { field: day, written: '21.11.2026', value: undefined },
])('address field reads $written as $value', ({ field, written, value }) => {
  expect(field.read(written)).toBe(value);
});

it('midnight returns the start of a day and of the next one in local time', () => {
  expect(new Date(midnight('2026-11-30'))).toEqual(new Date(2026, 10, 30));
  expect(new Date(midnight('2026-11-30', 1))).toEqual(new Date(2026, 11, 1));
});
