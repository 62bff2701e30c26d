import { reportError } from '../kernel/error-log/report-error';
import { allowScriptsOfReleases } from '../kernel/text-policy';

interface Guard {
  /** By the file's name; undefined where they are not known. */
  files: Readonly<Record<string, string>> | undefined;
  /** Where they are not: of those that are there. */
  present: Readonly<Record<string, string>> | undefined;
  reportOnly: boolean;
  tell: (message: string) => void;
}

/** Fits no file: of a release whose files are known, one that is not among them is not run. */
const NO_FILE = `sha256-${'A'.repeat(43)}=`;

const guards = new Map<string, Guard>();

/** From now on the scripts of a release are run, and only as they were published where that is known. */
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

/** The release that a path belongs to, and the file's name. */
function placeOf(path: string): { guard: Guard | undefined; file: string } {
  const end = path.lastIndexOf('/') + 1;
  return { guard: guards.get(path.slice(0, end)), file: path.slice(end) };
}

function isPublished(path: string): boolean {
  const { guard, file } = placeOf(path);
  if (!guard) return false;
  return !guard.files || guard.reportOnly || Object.hasOwn(guard.files, file);
}

/** Has the browser hold a script against what was published, before it is run; a link that fetches it ahead needs it, too. */
export function setIntegrity(script: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const { pathname } = new URL(url, location.origin);
  const { guard, file } = placeOf(pathname);
  const integrity = guard?.files ? (guard.files[file] ?? NO_FILE) : guard?.present?.[file];
  if (!guard || !integrity) return;
  if (!guard.reportOnly) {
    // Without it the page's policy takes the hash for none.
    script.crossOrigin = '';
    script.integrity = integrity;
    return;
  }
  fetch(url, { integrity }).catch(() => guard.tell(`${pathname} is not what was published.`));
}

/** The scripts that a remote loads by itself ask here, as its build writes the call; and the page's policy asks for their addresses. */
export function provideIntegrity(): void {
  allowScriptsOfReleases(isPublished);
  Object.assign(globalThis, { backofficeIntegrity: setIntegrity });
}

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

/**
 * Runs a script of this origin.
 *
 * @param url same-origin address
 * @param timeoutMs after which the script counts as failed; the element is removed either way
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
    // A script that throws fires `load` all the same; what it threw reaches only the window.
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
    script.src = url;
    document.head.append(script);
  });
}
