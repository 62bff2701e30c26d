import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { brandVariants, type Brand } from './brand';

export type ColorScheme = 'light' | 'dark';

/** The Fluent theme of a brand in light or dark. */
export function themeOf(scheme: ColorScheme, brand: Brand): Theme {
  const colours = brandVariants(brand);
  if (scheme === 'light') return createLightTheme(colours);
  return {
    ...createDarkTheme(colours),
    // Fluent's own steps miss a contrast of 4.5 on dark surfaces, or on what they become under the pointer.
    colorBrandForeground1: colours[110],
    colorBrandForeground2: colours[120],
    colorBrandForegroundLink: colours[120],
    colorBrandForegroundLinkHover: colours[130],
    colorBrandForegroundLinkPressed: colours[110],
    colorBrandForegroundLinkSelected: colours[120],
    colorCompoundBrandForeground1Pressed: colours[100],
    colorNeutralForeground2BrandHover: colours[110],
    colorNeutralForeground2BrandPressed: colours[110],
    colorNeutralForeground2BrandSelected: colours[110],
    colorNeutralForeground3BrandHover: colours[110],
    colorNeutralForeground3BrandPressed: colours[110],
    colorNeutralForeground3BrandSelected: colours[110],
  };
}
