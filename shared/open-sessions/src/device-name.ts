import { joinList } from '@backoffice/i18n/format-list';

// Matched in this order: most browsers also name others in their User-Agent.
const browsers: readonly [name: string, version: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)\S* .*Safari/],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ['Windows', /Windows/],
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Returns browser and system of a User-Agent, such as `Chrome 131, Windows`; the name of any other program; `?` for null. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return '?';
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  for (const [name, sign] of browsers) {
    const version = sign.exec(userAgent)?.[1];
    if (version) return joinList([`${name} ${version}`, ...(system ? [system] : [])]);
  }
  return userAgent.split(' ')[0] ?? '';
}
