import { defaultBrand, type Brand } from '@backoffice/ui';

export interface Settings {
  colorScheme: 'system' | 'light' | 'dark';
  /** The theme colour as it was chosen, `#` and six digits. */
  theme: string;
  /** What the theme colour was made into; kept, so that it is not made again at each start. */
  brand: Brand;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** Whether the button at the page's edge that opens the panel is shown. */
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

const KEY = 'settings';
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

/** What was kept in this browser; whatever is missing, broken or foreign is as it is at first. */
export function readSettings(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || kept.version !== VERSION) return defaultSettings;
    const sound = Object.entries(accepts)
      .filter(([name, accept]) => accept(kept[name]))
      .map(([name]) => [name, kept[name]] as const);
    const settings: Settings = { ...defaultSettings, ...Object.fromEntries(sound) };
    // A colour without its shades, or shades without their colour, are neither.
    if (accepts.theme(kept.theme) && accepts.brand(kept.brand)) return settings;
    const { theme, brand } = defaultSettings;
    return { ...settings, theme, brand };
  } catch (error) {
    console.warn('The settings that were kept cannot be read.', error);
    return defaultSettings;
  }
}

/** Keeps the settings for the next visit; where the browser does not let us, they hold until the page is left. */
export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...settings }));
  } catch (error) {
    console.warn('The settings cannot be kept.', error);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
