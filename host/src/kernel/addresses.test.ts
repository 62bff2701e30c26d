import { addressAfterLogin, apiBase, inAppPath, loginAddress } from './addresses';

it.each([
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  'evil.example',
  'merchant/list',
  '?x=1',
  ' /merchant',
  '',
  '/login',
  '/login?redirect=/login',
])('does not follow %j', (wanted) => {
  expect(inAppPath(wanted)).toBe('/');
});

it.each(['/', '/merchant/list', '/merchant/list?page=2&name=a%26b#x', '/a//b', '/x?next=//evil.example'])(
  'follows %s',
  (wanted) => {
    expect(inAppPath(wanted)).toBe(wanted);
  },
);

it.each([
  ['', '/'],
  ['?redirect=%2Fmerchant%2Flist%3Fpage%3D2', '/merchant/list?page=2'],
  ['?redirect=%2Fmerchant%2Flist%3Fpage%3D2&page=9&from=mail', '/merchant/list?page=2&from=mail'],
  ['?from=mail', '/?from=mail'],
  ['?redirect=%2F%2Fevil.example&from=mail', '/?from=mail'],
])('goes from the login page with %j to %s', (search, target) => {
  expect(addressAfterLogin(search)).toBe(target);
});

it('keeps path and query through the login page', () => {
  const from = '/merchant/list?name=a%26b&page=2#x';
  expect(addressAfterLogin(new URL(loginAddress(from), 'http://x').search)).toBe(from);
});

function operatorSets(content: string) {
  document.head.innerHTML = `<meta name="api-base" content="${content}">`;
}

it('is what the operator set, without a slash at its end', () => {
  operatorSets('https://api.bank.example/');
  expect(apiBase()).toBe('https://api.bank.example');
});

it.each(['', '  '])('follows the page’s own address when the operator set %j', (content) => {
  operatorSets(content);
  expect(apiBase()).toBe('http://localhost:8789');
});
