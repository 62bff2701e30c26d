import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from '@fluentui/react-components';

/** Sixteen colours from dark to light, of which all that is tinted is made: hexadecimal, between blanks. */
export type Brand = string;

/** Fluent's own blue. Another brand keeps every contrast when each of its colours has the luminance of the one here. */
export const defaultBrand: Brand =
  '061724 082338 0a2e4a 0c3b5e 0e4775 0f548c 115ea3 0f6cbd 2886de 479ef5 62abf5 77b7f7 96c6fa b4d6fa cfe4fa ebf3fc';

/** The colours of a brand as Fluent's themes take them: by steps from 10 to 160. */
function brandVariants(brand: Brand): BrandVariants {
  const colours = brand.split(' ').map((colour, index) => [(index + 1) * 10, `#${colour}`] as const);
  return Object.fromEntries(colours) as unknown as BrandVariants;
}

export type ColorScheme = 'light' | 'dark';

const REM_PX = 16;

/** Fluent's theme with texts that grow with the text size that is set in the browser: `rem` for its pixels. */
function withTextSizes(theme: Theme): Theme {
  const sizes = Object.entries(theme)
    .filter(([name]) => /^(fontSize|lineHeight)/.test(name))
    .map(([name, size]) => [name, `${Number.parseFloat(String(size)) / REM_PX}rem`] as const);
  return { ...theme, ...Object.fromEntries(sizes) };
}

/** The Fluent theme of a brand in light or dark. */
export function themeOf(scheme: ColorScheme, brand: Brand): Theme {
  const colours = brandVariants(brand);
  if (scheme === 'light') return withTextSizes(createLightTheme(colours));
  return {
    ...withTextSizes(createDarkTheme(colours)),
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
