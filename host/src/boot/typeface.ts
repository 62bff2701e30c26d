// The characters that it has not (Chinese, Japanese) the browser takes from the fonts that the theme names after it.
const file = new URL('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', import.meta.url).href;

/** The weights that its one file holds. */
const WEIGHTS = '400 700';

let face: FontFace | undefined;

/** Has the browser fetch the file as soon as it has nothing better to do. */
export function prefetchTypeface(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'font';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/** Begins to load the typeface. Nothing waits for it, and what is on screen keeps its own. */
export function loadTypeface(): void {
  if (face) return;
  face = new FontFace('Geist', `url("${file}")`, {
    display: 'optional',
    weight: WEIGHTS,
  });
  // Without it the page is set in the system's own.
  face.load().catch((error: unknown) => console.warn('The typeface could not be loaded.', error));
}

/**
 * From now on the page is set in the typeface, if it is there with the next frames: what has been set in the system's own stays so,
 * because the text would move.
 */
export function applyTypeface(): void {
  if (face) document.fonts.add(face);
}
