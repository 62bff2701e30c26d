import { storedJson, storedText } from './stored-value';

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const parse = (json: unknown) => (typeof json === 'number' ? json : undefined);
const count = storedJson({ key: 'count', area: 'local', parse, fallback: 1 });
const name = storedText({ key: 'name', area: 'session' });

it('returns the stored value of its key and area', () => {
  expect(count.write(7)).toBe(true);
  expect(name.write('Ada')).toBe(true);
  expect(localStorage.getItem('count')).toBe('7');
  expect(sessionStorage.getItem('name')).toBe('Ada');
  expect([count.read(), name.read()]).toEqual([7, 'Ada']);
});

it('uses the fallback when nothing is stored or it was removed', () => {
  expect([count.read(), name.read()]).toEqual([1, null]);
  count.write(7);
  count.remove();
  name.write('Ada');
  name.write(null);
  expect([count.read(), name.read()]).toEqual([1, null]);
});

it.each(['', '{', '"seven"', 'null', '[]'])('uses the fallback for %j', (junk) => {
  localStorage.setItem('count', junk);
  expect(count.read()).toBe(1);
});

it.each([
  ['is denied', 'getItem', () => expect(count.read()).toBe(1)],
  ['is full', 'setItem', () => expect(count.write(7)).toBe(false)],
  ['cannot be emptied', 'removeItem', () => count.remove()],
] as const)('continues when storage %s', (_when, method, use) => {
  const denied = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('denied');
  });
  use();
  expect(warn).toHaveBeenCalledTimes(1);
  denied.mockRestore();
});

it('reports changes by other tabs until stopped', () => {
  const heard: number[] = [];
  const stop = count.onChange((value) => void heard.push(value));
  const change = (key: string, value: string) => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  change('count', '3');
  change('other', '4');
  change('count', 'junk');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  change('count', '5');
  expect(heard).toEqual([3, 1, 1]);
});
