/** Chromium's and later others'; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

/** Who sets HTML as text is refused, until there is a release that knows no other way. */
let cleaned = (_html: string): string | null => null;

/** @param clean what becomes of HTML that is set as text, as long as the page lives */
export function allowCleanedHtml(clean: (html: string) => string): void {
  cleaned = clean;
}

/** The start has loaded none. */
let isOfRelease = (_path: string): boolean => false;

/** @param isPublished whether a path is that of a script of a release that the page has taken up */
export function allowScriptsOfReleases(isPublished: (path: string) => boolean): void {
  isOfRelease = isPublished;
}

/** Of other origins says `script-src`, which knows the session's development servers. */
function isAllowed({ origin, pathname, protocol }: URL): boolean {
  if (origin === location.origin) return pathname.startsWith('/assets/') || isOfRelease(pathname);
  return /^https?:$/.test(protocol);
}

/**
 * Where HTML or a script's or worker's address belongs and a text is set, the browser asks here first, whoever sets it: the host, a
 * remote of any release, a library. There is no such rule for scripts as text: docs/decisions/0043.
 */
export function guardTexts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => cleaned(html),
    createScriptURL: (address) => (isAllowed(new URL(address, location.href)) ? address : null),
  });
}
