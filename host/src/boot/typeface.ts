// The file has Latin characters only. For Chinese and Japanese the browser uses the fonts that the theme names after it.
const file = new URL('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', import.meta.url).href;

/** The range of weights in the file, a variable font. */
const WEIGHTS = '400 700';

let face: FontFace | undefined;

/** Prefetches the file at low priority. */
export function prefetchTypeface(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'font';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/** Starts loading the typeface. Nothing waits for it, and text on screen is not changed. */
export function loadTypeface(): void {
  if (face) return;
  face = new FontFace('Geist', `url("${file}")`, {
    display: 'optional',
    weight: WEIGHTS,
  });
  // On failure the page keeps the system's font.
  face.load().catch((error: unknown) => console.warn('The typeface could not be loaded.', error));
}

/**
 * Sets the page in the typeface if it is loaded within the next frames. Otherwise the page keeps the system's font, because a
 * later change would move the text.
 */
export function applyTypeface(): void {
  if (face) document.fonts.add(face);
}
