import { allowCleanedHtml, guardTexts } from '../kernel/text-policy';
import { guardRelease, provideIntegrity } from './scripts';

type Rule = (address: string) => string | null;

const createPolicy = jest.fn<void, [name: string, rules: Record<'createHTML' | 'createScriptURL', Rule>]>();
Object.assign(globalThis, { trustedTypes: { createPolicy } });
guardTexts();
const { createHTML, createScriptURL: rule } = createPolicy.mock.calls[0]![1];
const isAllowed = (address: string) => rule(address) === address;

it('allows the host’s files, and what its origin list allows elsewhere', () => {
  for (const address of ['/assets/main.js', `${location.origin}/assets/x.js`, 'https://dev.example/entry.js'])
    expect([address, isAllowed(address)]).toEqual([address, true]);
});

it.each([
  'data:text/javascript,1',
  `blob:${location.origin}/1`,
  'javascript:1',
  '/avatar.png',
  '/assets/../x.js',
  'x.js',
])('refuses %s', (address) => {
  expect(rule(address)).toBeNull();
});

describe('scripts of releases', () => {
  const taken = '/mfe/shop/r1/entry.js';

  it('are refused before the release is loaded', () => {
    provideIntegrity();
    expect(isAllowed(taken)).toBe(false);
  });

  it('are allowed after that if the release lists them', () => {
    guardRelease({ name: 'mfe-shop', release: 'r1' }, '/mfe/shop/r1/', { 'entry.js': 'sha256-x' });
    expect(isAllowed(`${taken}?attempt=2`)).toBe(true);
    for (const file of ['other.js', 'toString', '../r0/entry.js'])
      expect(isAllowed(`/mfe/shop/r1/${file}`)).toBe(false);
  });

  it('are all scripts of its folder if its files are unknown or in report-only mode', () => {
    guardRelease({ name: 'mfe-shop', release: 'r2' }, '/mfe/shop/r2/', undefined);
    guardRelease({ name: 'mfe-shop', release: 'r3', reportOnly: true }, '/mfe/shop/r3/', {});
    expect([isAllowed('/mfe/shop/r2/any.js'), isAllowed('/mfe/shop/r3/any.js')]).toEqual([true, true]);
  });
});

it('refuses HTML until a loaded release needs it, and then sanitises it', () => {
  expect(createHTML('<b>x</b>')).toBeNull();
  allowCleanedHtml((html) => html.toUpperCase());
  expect(createHTML('<b>x</b>')).toBe('<B>X</B>');
});
