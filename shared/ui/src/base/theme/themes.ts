import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from '@fluentui/react-components';

/** Sixteen colours from dark to light, hexadecimal and separated by blanks, from which all tinted colours are derived. */
export type Brand = string;

/** Fluent's blue. Another brand keeps all contrasts if each of its colours has the luminance of the corresponding one here. */
export const defaultBrand: Brand =
  '061724 082338 0a2e4a 0c3b5e 0e4775 0f548c 115ea3 0f6cbd 2886de 479ef5 62abf5 77b7f7 96c6fa b4d6fa cfe4fa ebf3fc';

/** Returns the colours of a brand in the format of Fluent's themes: by steps from 10 to 160. */
function brandVariants(brand: Brand): BrandVariants {
  const colours = brand.split(' ').map((colour, index) => [(index + 1) * 10, `#${colour}`] as const);
  return Object.fromEntries(colours) as unknown as BrandVariants;
}

export type ColorScheme = 'light' | 'dark';

const REM_PX = 16;

/** Returns a theme whose text sizes follow the browser's text size: `rem` instead of Fluent's pixels. */
function withTextSizes(theme: Theme): Theme {
  const sizes = Object.entries(theme)
    .filter(([name]) => /^(fontSize|lineHeight)/.test(name))
    .map(([name, size]) => [name, `${Number.parseFloat(String(size)) / REM_PX}rem`] as const);
  return { ...theme, ...Object.fromEntries(sizes) };
}

/** Returns the Fluent theme of a brand, light or dark. */
export function themeOf(scheme: ColorScheme, brand: Brand): Theme {
  const colours = brandVariants(brand);
  if (scheme === 'light') return withTextSizes(createLightTheme(colours));
  return {
    ...withTextSizes(createDarkTheme(colours)),
    // Fluent's own steps have a contrast below 4.5 on dark surfaces or when hovered.
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
