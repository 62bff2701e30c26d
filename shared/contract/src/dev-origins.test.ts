import { isDevOrigin, readDevOrigins } from './dev-origins';

it('allows the own machine outside production, and what is set anywhere', () => {
  expect(readDevOrigins({})).toEqual(['http://localhost:*']);
  expect(readDevOrigins({ NODE_ENV: 'production' })).toEqual([]);
  expect(
    readDevOrigins({ NODE_ENV: 'production', DEV_ORIGINS: 'http://localhost:*, https://dev.example' }),
  ).toEqual(['http://localhost:*', 'https://dev.example']);
  expect(readDevOrigins({ DEV_ORIGINS: '' })).toEqual([]);
  expect(() => readDevOrigins({ DEV_ORIGINS: 'https://*.example' })).toThrow(
    'DEV_ORIGINS holds https://*.example',
  );
});

it.each([
  ['http://localhost:5173', true],
  ['http://localhost', true],
  ['https://dev.example', true],
  ['https://localhost:5173', false],
  ['http://localhost.evil.example:5173', false],
  ['http://localhost:5173; script-src *', false],
  ['http://localhost:*', false],
  ['https://dev.example:8443', false],
  ['http://localhost:5173/path', false],
  ['', false],
])('%s is allowed: %s', (origin, isAllowed) => {
  expect(isDevOrigin(origin, ['http://localhost:*', 'https://dev.example'])).toBe(isAllowed);
});
