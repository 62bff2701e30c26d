import { storedJson } from '@backoffice/browser-store';
import { type Brand, defaultBrand, type UiSize } from '@backoffice/ui';
import { atom } from 'jotai';
import { readSize, storeSize } from '../cookies';

interface Settings {
  colorScheme: 'system' | 'light' | 'dark';
  /** The chosen theme colour, `#` and six digits. */
  theme: string;
  /** The shades of the theme colour, stored so that they are not computed at each start. */
  brand: Brand;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** Whether the button at the page's edge, which opens the panel, is shown. */
  showSettings: boolean;
  supportPinyinSearch: boolean;
  /** Null until the user chooses; then on if the server has demo data. */
  debugMenu: boolean | null;
}

const BUILT_IN_THEME = '#0f6cbd';

export const defaultSettings: Settings = {
  colorScheme: 'system',
  theme: BUILT_IN_THEME,
  brand: defaultBrand,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  showSettings: true,
  supportPinyinSearch: true,
  debugMenu: null,
};

/** Sets the theme of users who have chosen none: the product's colour and its shades. Runs before settings are read. */
export function setDefaultTheme(theme: string, brand: Brand): void {
  Object.assign(defaultSettings, { theme, brand });
}

const VERSION = 1;

const isBoolean = (value: unknown) => typeof value === 'boolean';
const accepts: Record<keyof Settings, (value: unknown) => boolean> = {
  colorScheme: (value) => value === 'system' || value === 'light' || value === 'dark',
  // The built-in one was stored with any other change, and is no choice.
  theme: (value) => typeof value === 'string' && /^#[\da-f]{6}$/.test(value) && value !== BUILT_IN_THEME,
  brand: (value) => typeof value === 'string' && /^[\da-f]{6}( [\da-f]{6}){15}$/.test(value),
  tagsView: isBoolean,
  fixedHeader: isBoolean,
  sidebarLogo: isBoolean,
  showSettings: isBoolean,
  supportPinyinSearch: isBoolean,
  debugMenu: (value) => value === null || isBoolean(value),
};

/** Parses the stored settings. Missing, broken or unknown values are replaced by their defaults. */
function parse(json: unknown): Settings | undefined {
  const given = { ...(json as Record<string, unknown> | null) };
  if (given.version !== VERSION) return undefined;
  const sound = Object.entries(accepts)
    .filter(([name, accept]) => accept(given[name]))
    .map(([name]) => [name, given[name]] as const);
  const settings: Settings = { ...defaultSettings, ...Object.fromEntries(sound) };
  // A colour is used only together with its shades.
  if (accepts.theme(given.theme) && accepts.brand(given.brand)) return settings;
  const { theme, brand } = defaultSettings;
  return { ...settings, theme, brand };
}

const stored = storedJson({ key: 'settings', area: 'local', parse, fallback: defaultSettings });

/** The settings stored in this browser. */
export const readSettings = stored.read;

/** Stores the settings. If the browser refuses, they last until the page is left. */
export function keepSettings(settings: Settings): void {
  const versioned = { version: VERSION, ...settings };
  stored.write(versioned);
}

/** Null until they change, so that storage is read on first use and not while this file is evaluated. */
const changedSettings = atom<Settings | null>(null);

// Changes in another tab of the same browser.
changedSettings.onMount = stored.onChange;

/** All settings; accepts the changed ones. In the first chunk, which needs the colours. */
export const settingsAtom = atom(
  (get) => get(changedSettings) ?? readSettings(),
  (get, set, change: Partial<Settings>) => {
    const settings = { ...get(settingsAtom), ...change };
    keepSettings(settings);
    set(changedSettings, settings);
  },
);

const settingAtom = <K extends keyof Settings>(name: K) =>
  atom(
    (get) => get(settingsAtom)[name],
    (_get, set, value: Settings[K]) => set(settingsAtom, { [name]: value }),
  );

export const colorSchemeAtom = settingAtom('colorScheme');
export const tagsViewAtom = settingAtom('tagsView');
export const fixedHeaderAtom = settingAtom('fixedHeader');
export const sidebarLogoAtom = settingAtom('sidebarLogo');
export const showSettingsAtom = settingAtom('showSettings');
export const supportPinyinSearchAtom = settingAtom('supportPinyinSearch');

const heldSize = atom(readSize());

/** The size of all controls, stored in a cookie. */
export const sizeAtom = atom(
  (get) => get(heldSize),
  (_get, set, size: UiSize) => {
    storeSize(size);
    set(heldSize, size);
  },
);
