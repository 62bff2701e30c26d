import { ApiError, type ApiErrorKind, isUnanswered } from './api-error';

it.each<[ApiErrorKind, boolean]>([
  ['timeout', true],
  ['network', true],
  ['malformed', true],
  ['away', true],
  ['refused', false],
  ['signed-out', false],
])('treats a failure of the kind %s as unanswered: %s', (kind, expected) => {
  expect(isUnanswered(new ApiError('x', { kind, status: 0 }))).toBe(expected);
});

it('treats a programming error as answered', () => {
  expect(isUnanswered(new TypeError('x'))).toBe(false);
});
