import { fieldChanges } from './audit.repository';

test('names what differs, from what to what', () => {
  const before = { status: 'active', weight: 5, note: '' };
  expect(fieldChanges(before, { ...before, weight: 0 })).toEqual([{ field: 'weight', from: 5, to: 0 }]);
});

test('tells of a new row what it was given, of a deleted one what it had', () => {
  expect(fieldChanges(null, { weight: 5 })).toEqual([{ field: 'weight', from: null, to: 5 }]);
  expect(fieldChanges({ weight: 5 }, null)).toEqual([{ field: 'weight', from: 5, to: null }]);
});
