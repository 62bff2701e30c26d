import { luminance, type Three, toLinear } from './luminance';
import { type Brand, defaultBrand } from './themes';

export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

// The matrices of Björn Ottosson's OKLab: https://bottosson.github.io/posts/oklab/
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = toLinear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Returns six hexadecimal digits. The chroma of a colour that the screen cannot show is reduced until it can. */
export function fromOklch(colour: Oklch): string {
  let channels = toChannels(colour);
  if (!isShown(channels)) {
    let [weak, strong] = [0, colour.chroma];
    for (let round = 0; round < 10; round++) {
      const chroma = (weak + strong) / 2;
      if (isShown(toChannels({ ...colour, chroma }))) weak = chroma;
      else strong = chroma;
    }
    channels = toChannels({ ...colour, chroma: weak });
  }
  return channels.map((value) => hex(gamma(Math.min(1, Math.max(0, value))))).join('');
}

function toChannels({ lightness, chroma, hue }: Oklch): Three {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (channels: Three) => channels.every((value) => value >= -0.0005 && value <= 1.0005);
const hex = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

const models = defaultBrand
  .split(' ')
  .map((colour) => ({ ...toOklch(colour), luminance: luminance(colour) }));
const [darkest, deep, middle] = [0, 5, 7].map((step) => models[step]!);

/**
 * Returns sixteen shades of a colour. Each has the luminance of the same shade of Fluent's blue, so that all contrasts of blue
 * are kept. Only the shade behind white text may be the colour itself, if it is dark enough, and the darker shades then follow
 * it.
 */
export function brandRamp(colour: string): Brand {
  const { chroma, hue } = toOklch(colour);
  const centre = Math.min(Math.max(luminance(colour), deep!.luminance), middle!.luminance);
  return models
    .map((model, step) => {
      const target = step > 7 ? model.luminance : between(centre, model.luminance);
      return shade(target, { chroma: chroma * (model.chroma / middle!.chroma), hue });
    })
    .join(' ');
}

/** Returns a luminance between the darkest shade and the middle one, scaled when the middle one is darker. */
function between(centre: number, model: number): number {
  const log = (value: number) => Math.log(value + 0.05);
  const [low, high] = [log(darkest!.luminance), log(middle!.luminance)];
  const share = (log(model) - low) / (high - low);
  return Math.exp(low + share * (log(centre) - low)) - 0.05;
}

/** Returns the colour of a hue with a given luminance, with the requested chroma or the highest that the screen can show. */
function shade(target: number, { chroma, hue }: Pick<Oklch, 'chroma' | 'hue'>): string {
  let [dark, light] = [0, 1];
  let colour = '';
  for (let round = 0; round < 14; round++) {
    const lightness = (dark + light) / 2;
    colour = fromOklch({ lightness, chroma, hue });
    if (luminance(colour) < target) dark = lightness;
    else light = lightness;
  }
  return colour;
}
