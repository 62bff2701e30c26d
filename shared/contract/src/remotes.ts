import * as z from 'zod/mini';

/** The release of a remote that is live for the signed-in user, and where its manifest is. */
export const remoteRelease = z.object({
  /** With its prefix: `mfe-merchant`. */
  name: z.string().check(z.regex(/^mfe-[a-z0-9-]{1,40}$/)),
  release: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)),
  /** Path on the page's own origin: `/mfe/merchant/<release>/mf-manifest.json`. */
  manifest: z.string(),
  status: z.enum(['live', 'disabled']),
});

export type RemoteRelease = z.infer<typeof remoteRelease>;
export const remotesResponse = z.array(remoteRelease);

/** The part of a remote's name that stands in its address: `merchant` for `mfe-merchant`. */
export function remoteSegment(name: string): string {
  return name.replace(/^mfe-/, '');
}

/** Where the gateway serves a release's manifest. */
export function manifestPath(name: string, release: string): string {
  return `/mfe/${remoteSegment(name)}/${release}/mf-manifest.json`;
}
