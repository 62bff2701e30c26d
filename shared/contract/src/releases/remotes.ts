import * as z from 'zod/mini';
import { HELD_MAX, misfitKinds } from './compatibility';
import { routeNode } from '../navigation/route-node';
import { sought } from '../text/text-schemas';

const misfit = z.object({
  kind: z.enum(misfitKinds),
  name: z.string(),
  wanted: z.string(),
  has: z.nullable(z.string()),
});

/** Includes the prefix: `mfe-merchant`. */
export const remoteName = z.string().check(z.regex(/^mfe-[a-z0-9-]{1,40}$/));
/** Also the name of a folder, so it cannot start with a dot. */
export const releaseName = z.string().check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/));

const fileNames = z.array(z.string());

/** A read of the API that a page makes when it is opened without a query. */
const pageRead = z.object({
  path: z.string(),
  /** `{midnight}` is the start of the day, `{timeZone}` the name of the zone that the user is shown. */
  query: z.optional(z.record(z.string(), z.string())),
  /** Users with one of these roles and one of these permissions make it. */
  roles: z.optional(z.array(z.string())),
  permissions: z.optional(z.array(z.string())),
});
export type PageRead = z.infer<typeof pageRead>;

/** The fields of a release's `mf-manifest.json` that the host reads. */
export const manifestFile = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }), globalName: z.string() }),
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({ js: z.object({ sync: fileNames, async: z.optional(fileNames) }) }),
      reads: z.optional(z.array(pageRead)),
    }),
  ),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  demoRoutes: z.optional(z.array(routeNode)),
  release: z.optional(
    z.object({
      hostApi: z.optional(z.string()),
      uses: z.optional(z.record(z.string(), z.array(z.string()))),
      permissions: z.optional(z.array(z.string())),
      trustedTypes: z.optional(z.boolean()),
      builtStyles: z.optional(z.boolean()),
      files: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
export type ManifestFile = z.infer<typeof manifestFile>;

const shownTitles = z.object({ en: z.string(), zh: z.string(), es: z.string(), ja: z.string() });
/** An addition to a screen of another remote that the user may see. */
const shownAddition = z.object({
  point: z.string(),
  version: z.int(),
  module: z.string(),
  title: shownTitles,
});
export type ShownAddition = z.infer<typeof shownAddition>;

/** The release of a remote for the signed-in user, with the address of its manifest. */
export const remoteRelease = z.object({
  name: remoteName,
  release: releaseName,
  /** Path on the page's origin: `/mfe/merchant/<release>/mf-manifest.json`; a full address for a development server. */
  manifest: z.string(),
  /** Nothing is loaded from a disabled or incompatible release. */
  status: z.enum(['live', 'disabled', 'incompatible']),
  /** The hash of the manifest in the format of browsers: `sha256-…`. The manifest contains the hashes of all other files. */
  integrity: z.optional(z.string()),
  /** The names of its views, where the registry knows them. */
  views: z.optional(z.array(z.string())),
  /** Its additions to screens of other remotes, as far as the user may see both; none of a release that may not run. */
  additions: z.optional(z.array(shownAddition)),
  /** The content of its manifest: for the remote of the page in the query only. */
  content: z.optional(manifestFile),
  /** The pages that it adds to the menu while the demo pages are on: for a page that starts, where the server has demo data. */
  demoRoutes: z.optional(z.array(routeNode)),
  /** Report-only mode: a file that differs from the published one is reported, but still run. */
  reportOnly: z.optional(z.boolean()),
  /** The reason that the user gave for disabling it. */
  reason: z.optional(z.string()),
  misfits: z.optional(z.array(misfit)),
  /** Set by the caller's session, until the given time; with an origin for a development server. */
  override: z.optional(
    z.object({
      until: z.string(),
      origin: z.optional(z.string()),
      /** For the gateway: see `DEV_ORIGINS_COOKIE`. */ pass: z.optional(z.string()),
    }),
  ),
  /** The previous release was rolled back automatically, because it failed too often. */
  takenBack: z.optional(z.string()),
});

export type RemoteRelease = z.infer<typeof remoteRelease>;

/** Maximum length of an address. */
const HAS_MAX = 32 * 1024;

const heldRelease = z.object({ remote: remoteName, release: releaseName });

/**
 * `GET /remotes`. A page that checks for new releases sends those it has loaded as `has`: `mfe-merchant:a1b2,mfe-content:c3d4`.
 * A page that leaves it out starts with the releases in the answer.
 */
export const remotesQuery = z.object({
  /** The path of the page that the user is about to see. */
  page: z.optional(sought(2048)),
  /** The release of the host that runs the page, whose answer then has the host that the user gets, as `HOST`. */
  host: z.optional(releaseName),
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

/** Returns the part of a remote's name in its address: `merchant` for `mfe-merchant`. */
export function remoteSegment(name: string): string {
  return name.replace(/^mfe-/, '');
}

/**
 * Returns the global variable that the entry of a release defines. It is unique, so that two releases can be in one page. The
 * build of the remote uses this name.
 */
export function globalNameOf(remote: string, release: string): string {
  return `${remote}_${release}`.replace(/[^a-z0-9]/gi, '_');
}

/** Returns the path of a release's manifest on the gateway. */
export function manifestPath(name: string, release: string): string {
  return `/mfe/${remoteSegment(name)}/${release}/mf-manifest.json`;
}
