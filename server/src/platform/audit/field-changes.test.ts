import { fieldChanges } from './audit.repository';

test('lists different fields with old and new values', () => {
  const before = { status: 'active', weight: 5, note: '' };
  expect(fieldChanges(before, { ...before, weight: 0 })).toEqual([{ field: 'weight', from: 5, to: 0 }]);
});

test('lists all fields of a new row and of a deleted one', () => {
  expect(fieldChanges(null, { weight: 5 })).toEqual([{ field: 'weight', from: null, to: 5 }]);
  expect(fieldChanges({ weight: 5 }, null)).toEqual([{ field: 'weight', from: 5, to: null }]);
});
