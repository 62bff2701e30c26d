import { basePath, pathInApp } from '@backoffice/session/base-path';
import { reportError } from '../kernel/error-log/report-error';
import { allowScriptsOfReleases } from '../kernel/text-policy';

interface Guard {
  /** Published hashes by file name; undefined if they are not known. */
  files: Readonly<Record<string, string>> | undefined;
  /** Hashes of the served files, used if the published ones are not known. */
  present: Readonly<Record<string, string>> | undefined;
  reportOnly: boolean;
  tell: (message: string) => void;
}

/** A hash that matches no file. Used for unlisted files of a release whose files are known, so that they are not run. */
const NO_FILE = `sha256-${'A'.repeat(43)}=`;

const guards = new Map<string, Guard>();

/** Allows the scripts of a release to run, only with their published content if its hashes are known. */
export function guardRelease(
  { name, release, reportOnly = false }: { name: string; release: string; reportOnly?: boolean | undefined },
  folder: string,
  files: Guard['files'],
  present?: Guard['present'],
): void {
  const tell = (message: string) =>
    reportError({ kind: 'page', error: new Error(message), remote: name, release, phase: 'integrity' });
  guards.set(folder, { files, present, reportOnly, tell });
}

const RELEASE_FOLDER = /^\/mfe\/[^/]+\/[^/]+\//;

/** The release of a path, and the file's path in it; a development server has no sub-folders. */
function releaseFileOf(path: string): { guard: Guard | undefined; file: string } {
  const end = RELEASE_FOLDER.exec(path)?.[0].length ?? path.lastIndexOf('/') + 1;
  return { guard: guards.get(path.slice(0, end)), file: path.slice(end) };
}

function isPublished(path: string): boolean {
  const { guard, file } = releaseFileOf(path);
  if (!guard) return false;
  return !guard.files || guard.reportOnly || Object.hasOwn(guard.files, file);
}

/** Makes the browser check a script against its published hash before running it. A prefetching link needs the hash, too. */
export function setIntegrity(script: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const pathname = pathInApp(new URL(url, location.origin).pathname);
  const { guard, file } = releaseFileOf(pathname);
  const integrity = guard?.files ? (guard.files[file] ?? NO_FILE) : guard?.present?.[file];
  if (!guard || !integrity) return;
  if (!guard.reportOnly) {
    // Without CORS the page's policy ignores the hash.
    script.crossOrigin = '';
    script.integrity = integrity;
    return;
  }
  fetch(addressOf(url), { integrity }).catch(() => guard.tell(`${pathname} is not what was published.`));
}

/**
 * Provides the hashes to the scripts that a remote loads itself, in the form that its build calls, and to the page's policy,
 * which checks their addresses.
 */
export function provideIntegrity(): void {
  allowScriptsOfReleases(isPublished);
  Object.assign(globalThis, { backofficeIntegrity: setIntegrity });
}

/** Returns the address of a path on the page's origin; that of a development server is complete. */
export const addressOf = (url: string): string => (url.startsWith('/') ? basePath() + url : url);

const preloaded = new Set<string>();

/**
 * Fetches scripts of this origin in parallel, instead of each one when the previous one runs. Each script is fetched once per
 * document.
 */
export function preloadScripts(urls: readonly string[]): void {
  for (const url of urls) {
    if (preloaded.has(url)) continue;
    preloaded.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    // Without the hash the browser would fetch the script again for the element that runs it.
    setIntegrity(link, url);
    link.href = addressOf(url);
    document.head.append(link);
  }
}

/**
 * Runs a script of this origin.
 *
 * @param url a same-origin address
 * @param timeoutMs the time in ms after which the script counts as failed; the element is removed in both cases
 */
export function loadScript(url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (error?: Error) => {
      clearTimeout(timer);
      window.removeEventListener('error', onUncaught);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    // A script that throws fires `load` as well; its error is only reported to the window.
    const onUncaught = (event: ErrorEvent) => {
      if (event.filename === script.src)
        end(new Error(`${url} threw ${event.message}`, { cause: event.error }));
    };
    const timer = setTimeout(() => end(new Error(`${url} did not answer within ${timeoutMs} ms`)), timeoutMs);
    window.addEventListener('error', onUncaught);
    script.async = true;
    script.onload = () => end();
    script.onerror = () => end(new Error(`${url} could not be loaded`));
    setIntegrity(script, url);
    script.src = addressOf(url);
    document.head.append(script);
  });
}
