import { type CorsSettings, isAllowedOrigin } from './cors.plugin';

const own: CorsSettings = { allowedOrigins: [], allowedHosts: [], host: '127.0.0.1' };

test.each([
  // The base-URL rule leads the page to this API.
  ['https://office.example.com', 'api.office.example.com', true],
  ['https://www.office.example.com', 'api.office.example.com', true],
  ['http://localhost:8080', 'localhost:8789', true],
  ['http://192.168.1.7:8080', '192.168.1.7:8789', true],
  ['http://office:8080', 'office:8789', true],
  ['http://[::1]:8080', '[::1]:8789', true],
  // The gateway passes the calls on, so that page and API have one name.
  ['https://office.example.com', 'office.example.com', true],
  // The API is on another port of the same local machine.
  ['http://localhost:8080', 'localhost:9000', true],
  ['http://127.0.0.1:8080', '127.0.0.1:9000', true],
  // Foreign origins.
  ['https://evil.example', 'api.office.example.com', false],
  ['https://evil.example', 'localhost:8789', false],
  ['http://localhost:8080', '127.0.0.1:8789', false],
  ['http://127.0.0.1:8080', 'localhost:8789', false],
  ['https://office.example.com.evil.example', 'api.office.example.com', false],
  ['null', 'localhost:8789', false],
  ['file://', 'localhost:8789', false],
  ['not an origin', 'localhost:8789', false],
  ['http://localhost:8080', '', false],
  ['http://localhost:8080', 'local host', false],
])('a page of %s may call %s: %s', (origin, host, expected) => {
  expect(isAllowedOrigin(origin, host, own)).toBe(expected);
});

test('the operator can allow further origins, by exact match', () => {
  const settings = { ...own, host: '0.0.0.0', allowedOrigins: ['https://other.example'] };
  expect(isAllowedOrigin('https://other.example', 'localhost:8789', settings)).toBe(true);
  expect(isAllowedOrigin('http://other.example', 'localhost:8789', settings)).toBe(false);
});

describe('an API that other machines can reach', () => {
  const reached = { ...own, host: '0.0.0.0' };

  test.each([
    ['http://localhost:8080', 'localhost:8789', true],
    ['http://192.168.1.7:8080', '192.168.1.7:8789', true],
    ['http://[::1]:8080', '[::1]:8789', true],
    // The owners of these names decide where they lead.
    ['http://evil.example', 'api.evil.example', false],
    ['http://rebound:8080', 'rebound:8789', false],
    ['http://rebound:8080', 'rebound:8080', false],
    ['https://office.example.com', 'api.office.example.com', false],
  ])('a page of %s may call %s: %s', (origin, host, expected) => {
    expect(isAllowedOrigin(origin, host, reached)).toBe(expected);
  });

  test('accepts the host names set by the operator', () => {
    const named = { ...reached, allowedHosts: ['api.office.example.com', 'office'] };
    expect(isAllowedOrigin('https://office.example.com', 'api.office.example.com', named)).toBe(true);
    expect(isAllowedOrigin('http://office:8080', 'office:8789', named)).toBe(true);
    expect(isAllowedOrigin('http://evil.example', 'api.evil.example', named)).toBe(false);
    expect(isAllowedOrigin('http://evil.example', 'api.evil.example', { ...named, host: '127.0.0.1' })).toBe(
      false,
    );
  });
});
