import { defaultBrand, themeOf } from './themes';
import { brandRamp, toOklch } from './brand-ramp';
import { contrast, luminance } from './luminance';

type Pair = [text: string, ...surfaces: string[]];

// Brand text on its backgrounds, including hovered ones, as used by components here and in Fluent.
const pairs: Pair[] = [
  [
    'colorNeutralForegroundOnBrand',
    'colorBrandBackground',
    'colorBrandBackgroundHover',
    'colorBrandBackgroundPressed',
    'colorBrandBackgroundSelected',
  ],
  ['colorBrandForeground1', 'colorNeutralBackground1', 'colorNeutralBackground2', 'colorBrandBackground2'],
  ['colorBrandForeground2', 'colorBrandBackground2', 'colorBrandBackground2Hover'],
  [
    'colorBrandForegroundLink',
    'colorNeutralBackground1',
    'colorNeutralBackground2',
    'colorBrandBackground2',
    'colorSubtleBackgroundHover',
  ],
  ['colorBrandForegroundLinkHover', 'colorNeutralBackground1', 'colorSubtleBackgroundHover'],
  ['colorBrandForegroundLinkPressed', 'colorNeutralBackground1', 'colorSubtleBackgroundHover'],
  ['colorNeutralForeground2BrandHover', 'colorNeutralBackground3', 'colorSubtleBackgroundHover'],
  ['colorNeutralForeground2BrandPressed', 'colorSubtleBackgroundPressed'],
  ['colorNeutralForeground2BrandSelected', 'colorNeutralBackground1', 'colorSubtleBackgroundHover'],
  ['colorCompoundBrandForeground1', 'colorNeutralBackground1'],
  ['colorCompoundBrandForeground1Hover', 'colorNeutralBackground1'],
  ['colorCompoundBrandForeground1Pressed', 'colorNeutralBackground1'],
  ['colorNeutralForeground2', 'colorBrandBackground2'],
];
// Colours of shapes other than text: marks, borders, switches.
const shapes: Pair[] = [
  ['colorCompoundBrandBackground', 'colorNeutralBackground1', 'colorNeutralForegroundInverted'],
  ['colorCompoundBrandStroke', 'colorNeutralBackground1', 'colorNeutralBackground2'],
];

// The same colours in each run: the edges, and fifty from a generator with a fixed seed.
const edges = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#00ffff',
  '#ff00ff',
  '#808080',
];
function fiftyColours(): string[] {
  let state = 20261121;
  return Array.from({ length: 50 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  });
}

function illegible(brand: string): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const theme = themeOf(scheme, brand) as unknown as Record<string, string>;
    const below = (limit: number, list: Pair[]) =>
      list.flatMap(([text, ...surfaces]) =>
        surfaces
          .filter((surface) => contrast(theme[text]!, theme[surface]!) < limit)
          .map((surface) => `${scheme}: ${text} on ${surface}`),
      );
    return [...below(4.5, pairs), ...below(3, shapes)];
  });
}

it('built-in brand has legible text', () => {
  expect(illegible(defaultBrand)).toEqual([]);
});

it.each([...edges, ...fiftyColours()])(
  'brandRamp keeps all text tinted by %s legible, in light and dark',
  (colour) => {
    const brand = brandRamp(colour);
    expect(brand).toMatch(/^[\da-f]{6}( [\da-f]{6}){15}$/);
    expect(illegible(brand)).toEqual([]);
  },
);

it('brandRamp goes from dark to light', () => {
  const shades = brandRamp('#b3491a').split(' ').map(luminance);
  expect(shades).toEqual(shades.toSorted((a, b) => a - b));
});

it.each(['#0f6cbd', '#7658bb', '#7a3fb0', '#117b39'])(
  'brandRamp contains %s as the shade behind white text',
  (colour) => {
    const [step80, chosen] = [`#${brandRamp(colour).split(' ')[7]}`, colour].map((hex) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
    );
    chosen!.forEach((value, channel) => expect(Math.abs(value - step80![channel]!)).toBeLessThanOrEqual(4));
  },
);

it('brandRamp returns shades of grey for a grey', () => {
  for (const shade of brandRamp('#808080').split(' ')) expect(toOklch(shade).chroma).toBeLessThan(0.005);
});
