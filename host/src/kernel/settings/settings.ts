import { storedJson } from '@backoffice/browser-store';
import { type Brand, defaultBrand, type UiSize } from '@backoffice/ui';
import { atom } from 'jotai';
import { readSize, storeSize } from '../cookies';

interface Settings {
  colorScheme: 'system' | 'light' | 'dark';
  /** The theme colour as it was chosen, `#` and six digits. */
  theme: string;
  /** The shades of the theme colour; stored, so that they are not computed again at each start. */
  brand: Brand;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** Shows the button at the page's edge that opens the panel. */
  showSettings: boolean;
  supportPinyinSearch: boolean;
  /** Null as long as nobody chose: then it is on with demo data. */
  debugMenu: boolean | null;
}

export const defaultSettings: Settings = {
  colorScheme: 'system',
  theme: '#0f6cbd',
  brand: defaultBrand,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  showSettings: true,
  supportPinyinSearch: true,
  debugMenu: null,
};

const VERSION = 1;

const isBoolean = (value: unknown) => typeof value === 'boolean';
const accepts: Record<keyof Settings, (value: unknown) => boolean> = {
  colorScheme: (value) => value === 'system' || value === 'light' || value === 'dark',
  theme: (value) => typeof value === 'string' && /^#[\da-f]{6}$/.test(value),
  brand: (value) => typeof value === 'string' && /^[\da-f]{6}( [\da-f]{6}){15}$/.test(value),
  tagsView: isBoolean,
  fixedHeader: isBoolean,
  sidebarLogo: isBoolean,
  showSettings: isBoolean,
  supportPinyinSearch: isBoolean,
  debugMenu: (value) => value === null || isBoolean(value),
};

/** The stored settings; a value that is missing, broken or foreign is replaced by its default. */
function parse(json: unknown): Settings | undefined {
  const given = { ...(json as Record<string, unknown> | null) };
  if (given.version !== VERSION) return undefined;
  const sound = Object.entries(accepts)
    .filter(([name, accept]) => accept(given[name]))
    .map(([name]) => [name, given[name]] as const);
  const settings: Settings = { ...defaultSettings, ...Object.fromEntries(sound) };
  // A colour without its shades, or shades without their colour, are neither.
  if (accepts.theme(given.theme) && accepts.brand(given.brand)) return settings;
  const { theme, brand } = defaultSettings;
  return { ...settings, theme, brand };
}

const stored = storedJson({ key: 'settings', area: 'local', parse, fallback: defaultSettings });

/** The settings of this browser. */
export const readSettings = stored.read;

/** Keeps the settings for the next visit; where the browser does not let us, they hold until the page is left. */
export function keepSettings(settings: Settings): void {
  const versioned = { version: VERSION, ...settings };
  stored.write(versioned);
}

/** Null until they change: storage is read when they are first asked for, not while this file is evaluated. */
const changedSettings = atom<Settings | null>(null);

// Another tab of the same browser.
changedSettings.onMount = stored.onChange;

/** All settings; set to what changes. Stands in the first step, which needs the colours. */
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

/** The size of all controls, kept in its cookie. */
export const sizeAtom = atom(
  (get) => get(heldSize),
  (_get, set, size: UiSize) => {
    storeSize(size);
    set(heldSize, size);
  },
);
