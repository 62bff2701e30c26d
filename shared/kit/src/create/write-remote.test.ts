import { newRemoteName } from './write-remote';

const known = [
  { name: 'mfe-merchant', routes: ['/merchant/list'], namespaces: ['merchants'] },
  { name: 'mfe-content', routes: ['/dashboard', '/example/list'], namespaces: ['content'] },
];

it.each([
  ['billing', 'billing'],
  ['mfe-billing', 'billing'],
  ['risk-rules', 'risk-rules'],
  ['tier2', 'tier2'],
])('takes %s', (given, name) => {
  expect(newRemoteName(given, known)).toBe(name);
});

it.each([
  ['Billing', /Billing is not a valid remote name/],
  ['../etc', /is not a valid remote name/],
  ['2nd', /is not a valid remote name/],
  ['a--b', /is not a valid remote name/],
  ['a-', /is not a valid remote name/],
  ['x'.repeat(31), /is not a valid remote name/],
  ['mfe', /reserved by the host/],
  ['merchant', 'merchant is used by mfe-merchant: choose another name.'],
  ['mfe-merchant', /used by mfe-merchant/],
  ['merchants', /used by mfe-merchant/],
  ['example', /used by mfe-content/],
])('refuses %s in one sentence', (given, sentence) => {
  expect(() => newRemoteName(given, known)).toThrow(sentence);
});
