import { requestId } from './requests';

test('accepts a valid id of the client', () => {
  expect(requestId({ headers: { 'x-request-id': 'abc-123_DEF.4' } })).toBe('abc-123_DEF.4');
});

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'with space in it',
  'line\nbreak12',
  '"quoted"12',
  '../../etc/passwd',
])('generates an id in place of %j', (given) => {
  const made = requestId({ headers: { 'x-request-id': given } });
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
});
