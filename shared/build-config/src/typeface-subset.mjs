import subsetFont from 'subset-font';

/** What is written in English and Spanish, with names from all of Western Europe; the system's fonts have the rest. */
const characters =
  [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCharCode(code)).join('') +
  'Œœ“”‘’–—…•‹›€→←↑↓−';

/** From regular to bold: the weights in use. */
const weights = { min: 400, max: 700 };

/** What browsers apply by themselves to these letters, and figures of one width. Capitals of other forms, fractions and the like nobody asks for. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export const raw = true;

/** A webpack loader that leaves of a variable typeface what is used: two thirds of the bytes of the one that is published. */
export default function subsetTypeface(font) {
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
}
