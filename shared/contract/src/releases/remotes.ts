import * as z from 'zod/mini';
import { HELD_MAX, misfitKinds } from './compatibility';
import { sought } from '../text/text-schemas';

const misfit = z.object({
  kind: z.enum(misfitKinds),
  name: z.string(),
  wanted: z.string(),
  has: z.nullable(z.string()),
});

/** With its prefix: `mfe-merchant`. */
export const remoteName = z.string().check(z.regex(/^mfe-[a-z0-9-]{1,40}$/));
/** Also a folder's name: it does not begin with a dot. */
export const releaseName = z.string().check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/));

/** The release of a remote that is live for the signed-in user, and where its manifest is. */
export const remoteRelease = z.object({
  name: remoteName,
  release: releaseName,
  /** Path on the page's own origin: `/mfe/merchant/<release>/mf-manifest.json`; whole where a development server has it. */
  manifest: z.string(),
  /** Nothing is fetched of one that is disabled or does not fit. */
  status: z.enum(['live', 'disabled', 'incompatible']),
  /** What the manifest's bytes must hash to, as the browser writes it: `sha256-…`. It holds the hashes of all other files. */
  integrity: z.optional(z.string()),
  /** A file that is not what was published is reported, and run all the same. */
  reportOnly: z.optional(z.boolean()),
  /** Why it is disabled, in the words of who did it. */
  reason: z.optional(z.string()),
  misfits: z.optional(z.array(misfit)),
  /** The caller’s own session has chosen it, until then; with an origin from a development server. */
  override: z.optional(
    z.object({
      until: z.string(),
      origin: z.optional(z.string()),
      /** For the gateway: see `DEV_ORIGINS_COOKIE`. */ pass: z.optional(z.string()),
    }),
  ),
  /** The release before was taken back by itself, because it failed too often. */
  takenBack: z.optional(z.string()),
});

export type RemoteRelease = z.infer<typeof remoteRelease>;

/** As much as an address has. */
const HAS_MAX = 32 * 1024;

const heldRelease = z.object({ remote: remoteName, release: releaseName });

/**
 * `GET /remotes`: `has` is told by a page that only looks whether there are others by now, `mfe-merchant:a1b2,mfe-content:c3d4`.
 * One that leaves it out begins with the releases of the answer.
 */
export const remotesQuery = z.object({
  has: z.optional(
    z.pipe(
      z.pipe(
        sought(HAS_MAX),
        z.transform((text: string) =>
          text.split(',').map((pair) => ({ remote: pair.split(':')[0], release: pair.split(':')[1] })),
        ),
      ),
      z.array(heldRelease).check(z.maxLength(HELD_MAX)),
    ),
  ),
});

export const remotesResponse = z.array(remoteRelease);

/** The part of a remote's name that stands in its address: `merchant` for `mfe-merchant`. */
export function remoteSegment(name: string): string {
  return name.replace(/^mfe-/, '');
}

/** The global that the entry of a release defines: of its own, so that two releases can live in one page. Its build makes it so. */
export function globalNameOf(remote: string, release: string): string {
  return `${remote}_${release}`.replace(/[^a-z0-9]/gi, '_');
}

/** Where the gateway serves a release's manifest. */
export function manifestPath(name: string, release: string): string {
  return `/mfe/${remoteSegment(name)}/${release}/mf-manifest.json`;
}
