import { defaultSettings, keepSettings, readSettings, setDefaultTheme } from './settings';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const brand = Array.from({ length: 16 }, () => '123456').join(' ');

it('reads what was kept', () => {
  const settings = { ...defaultSettings, tagsView: false, debugMenu: true, theme: '#123456', brand };
  keepSettings(settings);
  expect(readSettings()).toEqual(settings);
});

it.each(['', '{', 'null', '7', '"dark"', '[]', '{}', '{"version":2,"tagsView":false}'])(
  'uses the defaults for %j',
  (text) => {
    localStorage.setItem('settings', text);
    expect(readSettings()).toEqual(defaultSettings);
  },
);

it('leaves out what is not a setting’s value and keeps the others', () => {
  const kept = {
    version: 1,
    colorScheme: 'purple',
    tagsView: 'no',
    fixedHeader: false,
    debugMenu: 0,
    theme: 'red; background: url(x)',
    brand: 'javascript:',
    more: 1,
  };
  localStorage.setItem('settings', JSON.stringify(kept));
  expect(readSettings()).toEqual({ ...defaultSettings, fixedHeader: false });
});

it.each([
  { theme: '#123456', brand: 'x' },
  { theme: '12', brand },
])('accepts a colour only with its shades: %j', (kept) => {
  localStorage.setItem('settings', JSON.stringify({ version: 1, ...kept }));
  const { theme, brand: shades } = readSettings();
  expect({ theme, shades }).toEqual({ theme: defaultSettings.theme, shades: defaultSettings.brand });
});

it('works in a browser that keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(readSettings()).toEqual(defaultSettings);
  expect(() => keepSettings(defaultSettings)).not.toThrow();
});

describe('the product’s colour', () => {
  const { theme, brand: builtIn } = defaultSettings;
  const chosen = () => {
    const settings = readSettings();
    return [settings.theme, settings.brand];
  };
  beforeEach(() => setDefaultTheme('#7658bb', brand));
  afterEach(() => setDefaultTheme(theme, builtIn));

  it('is the theme of users who chose none, also where the built-in one was stored with another setting', () => {
    expect(chosen()).toEqual(['#7658bb', brand]);
    localStorage.setItem('settings', JSON.stringify({ version: 1, theme, brand: builtIn, tagsView: false }));
    expect(chosen()).toEqual(['#7658bb', brand]);
  });

  it('leaves a chosen theme alone', () => {
    keepSettings({ ...defaultSettings, theme: '#123456', brand });
    expect(chosen()).toEqual(['#123456', brand]);
  });
});
