import { guardRelease, setIntegrity } from './scripts';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const folder = (release: string) => `/mfe/shop/${release}/`;
const integrityOf = (url: string) => {
  const script = document.createElement('script');
  setIntegrity(script, url);
  // jsdom does not implement the property.
  return (script.integrity as string | undefined) ?? '';
};

it('checks each script of a release against its own hash, regardless of its query', () => {
  guardRelease({ name: 'mfe-shop', release: 'r1' }, folder('r1'), { 'entry.js': hash('E') });
  expect(integrityOf('/mfe/shop/r1/entry.js')).toBe(hash('E'));
  expect(integrityOf('http://localhost/mfe/shop/r1/entry.js?attempt=2')).toBe(hash('E'));
});

it('checks a script in a sub-folder of a release by its path', () => {
  guardRelease({ name: 'mfe-shop', release: 'r5' }, folder('r5'), { 'async/page.js': hash('P') });
  expect(integrityOf(`${folder('r5')}async/page.js`)).toBe(hash('P'));
  expect(integrityOf(`${folder('r5')}page.js`)).toBe(hash('A'));
});

it('refuses scripts that the release does not list', () => {
  guardRelease({ name: 'mfe-shop', release: 'r2' }, folder('r2'), { 'entry.js': hash('E') });
  expect(integrityOf('/mfe/shop/r2/slipped-in.js')).toBe(hash('A'));
});

it('sets no hash for a release without known files', () => {
  guardRelease({ name: 'mfe-shop', release: 'r3' }, folder('r3'), undefined);
  expect(integrityOf('/mfe/shop/r3/entry.js')).toBe('');
});

it('runs a changed script in report-only mode', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  guardRelease({ name: 'mfe-shop', release: 'r4', reportOnly: true }, folder('r4'), {
    'entry.js': hash('E'),
  });
  expect(integrityOf('/mfe/shop/r4/entry.js')).toBe('');
  expect(fetch).toHaveBeenCalledWith('/mfe/shop/r4/entry.js', { integrity: hash('E') });
  fetch.mockRestore();
});
