import { satisfy } from '@module-federation/runtime';

/** Whether a version lies in a range. Most remotes were built with the host's own versions and ask for `^` of them. */
export function fitsRange(version: string, range: string): boolean {
  return range === `^${version}` || satisfy(version, range);
}
