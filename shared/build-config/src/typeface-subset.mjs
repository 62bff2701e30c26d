import subsetFont from 'subset-font';

/** The characters of English and Spanish, letters of names from Western Europe; the system's fonts supply all others. */
const characters =
  [...range(0x20, 0x7e), ...range(0xc0, 0xff)].map((code) => String.fromCharCode(code)).join('') +
  '\u00a0¡¿«»ªº°·×±©£¥€“”‘’–—…•→←↑↓−';

/** From regular to bold: the weights in use. */
const weights = { min: 400, max: 700 };

/** Font features that browsers apply by default, and tabular figures. Small capitals, fractions and the like are not used. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export const raw = true;

/** A webpack loader that reduces a variable typeface to the used characters: two thirds of the published size. */
export default function subsetTypeface(font) {
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
}
