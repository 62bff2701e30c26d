import { setIntegrity } from './integrity';

const asked = new Set<string>();

/** Has scripts of this origin fetched at once, instead of each when the one before it runs. Each once in the page's life. */
export function preloadScripts(urls: readonly string[]): void {
  for (const url of urls) {
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    // Without it the browser fetches the script once more for the element that runs it.
    setIntegrity(link, url);
    link.href = url;
    document.head.append(link);
  }
}
