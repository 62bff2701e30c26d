/** A release that a page has, and stays with. */
export interface HeldRelease {
  remote: string;
  release: string;
}

/** As many as `GET /remotes` is told of. */
export const HELD_MAX = 100;

/** What `has` of `remotesQuery` reads. */
export function heldReleasesText(held: readonly HeldRelease[]): string {
  return held
    .slice(0, HELD_MAX)
    .map(({ remote, release }) => `${remote}:${release}`)
    .join();
}
