import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { accents, type Accent } from './accents';

export type ColorScheme = 'light' | 'dark';

const made = new Map<string, Theme>();

/** The Fluent theme of an accent in light or dark, made once. */
export function themeOf(scheme: ColorScheme, accent: Accent): Theme {
  const key = `${scheme} ${accent}`;
  let theme = made.get(key);
  if (!theme) {
    const brand = accents[accent];
    theme = scheme === 'light' ? createLightTheme(brand) : createDarkTheme(brand);
    if (scheme === 'dark') {
      // Fluent's own advice for brand text on dark surfaces: its default steps miss a contrast of 4.5.
      theme = {
        ...theme,
        colorBrandForeground1: brand[110],
        colorBrandForeground2: brand[120],
        colorBrandForegroundLink: brand[120],
      };
    }
    made.set(key, theme);
  }
  return theme;
}
