import { reportError } from '../kernel/error-log/report-error';

interface Guard {
  /** By the file's name. */
  files: Readonly<Record<string, string>>;
  reportOnly: boolean;
  tell: (message: string) => void;
}

/** Fits no file: of a release whose files are known, one that is not among them is not run. */
const NO_FILE = `sha256-${'A'.repeat(43)}=`;

const guards = new Map<string, Guard>();

/** From now on the scripts of a release are run only as they were published. */
export function guardRelease(
  { name, release, reportOnly = false }: { name: string; release: string; reportOnly?: boolean | undefined },
  folder: string,
  files: Guard['files'],
): void {
  const tell = (message: string) =>
    reportError({ kind: 'page', error: new Error(message), remote: name, release, phase: 'integrity' });
  guards.set(folder, { files, reportOnly, tell });
}

/** Has the browser hold a script against what was published, before it is run; a link that fetches it ahead needs it, too. */
export function setIntegrity(script: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const { pathname } = new URL(url, location.origin);
  const end = pathname.lastIndexOf('/') + 1;
  const guard = guards.get(pathname.slice(0, end));
  if (!guard) return;
  const integrity = guard.files[pathname.slice(end)] ?? NO_FILE;
  if (!guard.reportOnly) {
    script.integrity = integrity;
    return;
  }
  fetch(url, { integrity }).catch(() => guard.tell(`${pathname} is not what was published.`));
}

/** The scripts that a remote loads by itself ask here; their build writes the call. */
export function provideIntegrity(): void {
  Object.assign(globalThis, { backofficeIntegrity: setIntegrity });
}
