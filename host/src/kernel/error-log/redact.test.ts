import { redact } from './redact';

const token = 'q3Zt-0vXo8c_Lk2mBf91RwYh7uTnEa5sJdGpQi6KxV4';
const hex = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const base64 =
  'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQC7VJTUt9Us8cKjMzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvuNMoSfm76oqFvAp8Gy0iz5sxjZmSnXyCdPEovGhLa0VzMaQ8s+CLOyS56YyCFGeJZ';
const pem = `-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabcd\n-----END RSA PRIVATE KEY-----`;

it.each([
  ['a bearer token', `Authorization: Bearer ${token}`, token],
  ['a short bearer token', 'authorization: bearer abc.def', 'abc.def'],
  ['basic credentials', 'Basic YWRtaW46MTExMTEx was refused', 'YWRtaW46MTExMTEx'],
  ['the token’s cookie', `Admin-Token=${token}; language=en`, token],
  ['a short token’s cookie', 'language=en; Admin-Token=abc123; size=mini', 'abc123'],
  ['the token’s cookie in JSON', '{"Admin-Token":"abc123"}', 'abc123'],
  ['a header of cookies', 'Cookie: language=en; sid=abc123\nnext line', 'abc123'],
  ['a token in an address', '/auth-redirect?x=1&token=abc123&y=2', 'abc123'],
  ['a token at the start of a query', 'https://a.example/?token=abc123#top', 'abc123'],
  ['an access token in a fragment', '/#access_token=abc123', 'abc123'],
  ['a code', '/auth-redirect?code=4%2FabcDEF', '4%2FabcDEF'],
  ['a password', 'GET /x?password=hunter2 failed', 'hunter2'],
  ['a state', '/auth-redirect?state=xyz42', 'xyz42'],
  ['an upper-case name', '/x?TOKEN=abc123', 'abc123'],
  ['an address in an address', '/login?redirect=%2Fx%3Ftoken%3Dabc123%26page%3D2', 'abc123'],
  ['an address in an address in an address', '/a?b=%252Fx%253Ftoken%253Dabc123', 'abc123'],
  ['a field of JSON', '{"username":"ada","password":"hun ter2"}', 'ter2'],
  ['a field with a quote in it', String.raw`{"password":"hun\"ter2"}`, 'ter2'],
  ['a field of JSON in JSON', String.raw`{"body":"{\"password\":\"hunter2\"}"}`, 'hunter2'],
  ['a private key’s field', '{"merchantNo":"1","privateKey":"short"}', 'short'],
  ['a quoted parameter', 'secret="hun ter2"', 'ter2'],
  ['a hash', `digest ${hex} is wrong`, hex],
  ['a hash in capitals', hex.toUpperCase(), hex.toUpperCase()],
  ['a key in base64', `key ${base64}== end`, base64.slice(80, 120)],
  ['a token alone', token, token],
  ['a JSON web token', `eyJhbGciOiJIUzI1NiJ9.${token}.${token}`, token],
  ['a key in its envelope', `before ${pem} after`, 'abcd'],
  ['a key that was cut off', pem.slice(0, 40), 'MIIE'],
  ['two keys', `${pem}\n${pem}`, 'abcd'],
])('removes %s', (_what, text, secret) => {
  expect(text).toContain(secret);
  expect(redact(text)).not.toContain(secret);
  expect(redact(text)).toContain('[removed]');
});

it.each([
  'Cannot read properties of undefined (reading ‘merchantName’)',
  '/merchant/list?page=2&status=active&merchantName=%E5%95%86',
  'mfe-merchant/MerchantList failed: HTTP 404',
  'at e (http://localhost:8080/mfe/merchant/2026.11.21-a1b2c3d4/assets/merchant-list.0f1e2d3c4b5a.js:1:20481)',
  'at async http://localhost:8080/assets/app.0f1e2d3c4b5a.js:2:31337',
  'webpack:///./src/features/merchants/merchant-list-page-with-a-very-long-name.tsx',
  'Request 0b3f6c1e-9a4d-4c1b-8a77-2f5d0c9e4b11',
  'The state of the page is unknown; the code is 500.',
  'http://localhost:8080/assets/some/rather/long/path/without/any/dots/in/it/at/all',
  '商户名称必填',
  '',
])('keeps %j', (text) => {
  expect(redact(text)).toBe(text);
});

it('keeps the text around a secret', () => {
  expect(redact('/x?page=2&token=abc&size=5')).toBe('/x?page=2&token=[removed]&size=5');
  expect(redact('{"password":"a","name":"Ada"}')).toBe('{"password":"[removed]","name":"Ada"}');
  expect(redact('/login?redirect=%2Fx%3Ftoken%3Dabc%26page%3D2')).toBe(
    '/login?redirect=%2Fx%3Ftoken%3D[removed]%26page%3D2',
  );
});

it('is fast for a long text', () => {
  const begun = performance.now();
  redact('a-b_c/d+e '.repeat(20_000) + '"token":"' + 'x'.repeat(50_000));
  expect(performance.now() - begun).toBeLessThan(1000);
});
