import { defaultBrand, type Brand } from './brand';
import { fromOklch, luminance, toOklch, type Oklch } from './oklch';

const models = defaultBrand
  .split(' ')
  .map((colour) => ({ ...toOklch(colour), luminance: luminance(colour) }));
const [darkest, deep, middle] = [0, 5, 7].map((step) => models[step]!);

/**
 * Sixteen shades of any colour. Each has the luminance of the same shade of Fluent's blue, and so every contrast that holds
 * for blue holds for all. Only the shade that carries white text may be the colour itself, where that is dark enough, and
 * the darker ones follow it.
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

/** A luminance between the darkest shade and the middle one, moved in proportion when the middle one is darker. */
function between(centre: number, model: number): number {
  const log = (value: number) => Math.log(value + 0.05);
  const [low, high] = [log(darkest!.luminance), log(middle!.luminance)];
  const share = (log(model) - low) / (high - low);
  return Math.exp(low + share * (log(centre) - low)) - 0.05;
}

/** The colour of a hue that has a luminance, as strong as wanted or as the screen can show it. */
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
