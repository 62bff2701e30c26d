import { apiBaseUrl, isDevOrigin, readDevOrigins } from './addresses';

const at = (url: string) => apiBaseUrl(new URL(url));

describe('apiBaseUrl', () => {
  it.each([
    ['http://localhost:8080/merchant/list', 'http://localhost:8789'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8789'],
    ['http://[::1]:8080', 'http://[::1]:8789'],
    ['http://10.1.2.3', 'http://10.1.2.3:8789'],
    ['http://172.16.0.9', 'http://172.16.0.9:8789'],
    ['http://172.31.255.1', 'http://172.31.255.1:8789'],
    ['http://192.168.1.1:3000', 'http://192.168.1.1:8789'],
    ['https://backoffice', 'https://backoffice:8789'],
  ])('apiBaseUrl keeps the local host of %s and uses port 8789', (page, api) => {
    expect(at(page)).toBe(api);
  });

  it.each([
    ['https://example.com', 'https://api.example.com'],
    ['https://www.example.com', 'https://api.example.com'],
    ['https://admin.example.com:8443', 'https://api.admin.example.com'],
    ['http://172.32.0.1', 'http://api.172.32.0.1'],
    ['http://11.0.0.1', 'http://api.11.0.0.1'],
    ['https://10.example.com', 'https://api.10.example.com'],
    ['https://wwwshop.com', 'https://api.wwwshop.com'],
  ])('apiBaseUrl returns the api. sub-domain of %s', (page, api) => {
    expect(at(page)).toBe(api);
  });
});

it('readDevOrigins returns the listed origins, and none when unset', () => {
  expect(readDevOrigins({})).toEqual([]);
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
])('isDevOrigin of %s returns %s', (origin, isAllowed) => {
  expect(isDevOrigin(origin, ['http://localhost:*', 'https://dev.example'])).toBe(isAllowed);
});
