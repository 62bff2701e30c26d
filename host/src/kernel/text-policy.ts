import { pathInApp } from '@backoffice/session/base-path';

/** The API of Chromium and later of other browsers; TypeScript does not declare it yet. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

/** Refuses all HTML that is set as text, until a release is loaded that needs it. */
let cleaned = (_html: string): string | null => null;

/** @param clean sanitises HTML that is set as text, until the page is closed */
export function allowCleanedHtml(clean: (html: string) => string): void {
  cleaned = clean;
}

/** No release is loaded at the start. */
let isOfRelease = (_path: string): boolean => false;

/** @param isPublished whether a path belongs to a script of a loaded release */
export function allowScriptsOfReleases(isPublished: (path: string) => boolean): void {
  isOfRelease = isPublished;
}

/** Other origins are checked by `script-src`, which contains the session's development servers. */
function isAllowed({ origin, pathname, protocol }: URL): boolean {
  const path = pathInApp(pathname);
  if (origin === location.origin) return path.startsWith('/assets/') || isOfRelease(path);
  return /^https?:$/.test(protocol);
}

/**
 * Installs the default policy of Trusted Types. The browser calls it whenever the host, a remote of any release or a library sets
 * a string as HTML or as the URL of a script or worker. There is no such rule for scripts as text: docs/decisions/0043.
 */
export function guardTexts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => cleaned(html),
    createScriptURL: (address) => (isAllowed(new URL(address, location.href)) ? address : null),
  });
}
