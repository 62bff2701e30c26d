import * as z from 'zod/mini';
import { historyEntry } from '../people/audit-log';
import { ramp, releaseLock, releaseSource } from './control-calls';
import { additions, hash, newReleaseName, releaseFacts, shortText, titles } from './release-facts';
import { releaseName, remoteName } from './remotes';
import { displayName, line, sought } from '../text/text-schemas';

/** `POST /remotes/publish`: registers a release. No user receives it before it is promoted. */
export const publishRequest = z.strictObject({
  remote: remoteName,
  release: newReleaseName,
  /** Hash of the manifest file. */
  manifest: hash,
  facts: releaseFacts,
});
export type PublishRequest = z.input<typeof publishRequest>;

/** `PUT /remotes/:remote/releases/:release`, with the folder of the release as a gzipped tar archive. */
export const releaseUploadParams = z.object({
  remote: remoteName,
  release: newReleaseName,
});
export const RELEASE_MEDIA_TYPE = 'application/gzip';

const someNames = z.array(sought(200, 1)).check(z.minLength(1), z.maxLength(100));
/** The users who receive a canary. */
export const canaryRule = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('percent'),
    percent: z.int().check(z.minimum(1), z.maximum(100)),
    /** The canary grows by itself, beginning with `percent`. */
    ramp: z.optional(ramp),
  }),
  z.strictObject({ by: z.literal('role'), roles: someNames }),
  z.strictObject({ by: z.literal('user'), users: someNames }),
]);
export type CanaryRule = z.infer<typeof canaryRule>;

/** The generation that the caller has read; 409 if it has changed since. Left out, it is not checked. */
const generation = z.optional(z.int().check(z.minimum(0)));

/** `POST /remotes/promote`: to all users, or with a rule as a canary. */
export const promoteRequest = z.strictObject({
  remote: remoteName,
  release: releaseName,
  generation,
  canary: z.optional(canaryRule),
});
export type PromoteRequest = z.input<typeof promoteRequest>;

/**
 * `POST /remotes/enable`, and `POST /remotes/rollback`, which removes the canary if there is one, and otherwise replaces the
 * live release by the previous one.
 */
export const rollbackRequest = z.strictObject({ remote: remoteName, generation });
export type RollbackRequest = z.input<typeof rollbackRequest>;

/** `POST /remotes/retire`: takes the remote from all users and revokes its deploy keys. Its releases stay for a rollback. */
export const retireRequest = z.strictObject({ remote: remoteName, generation, reason: shortText });
export type RetireRequest = z.input<typeof retireRequest>;

/** `POST /remotes/disable`: until the given time, or until it is enabled. */
export const disableRequest = z.strictObject({
  remote: remoteName,
  generation,
  reason: shortText,
  until: z.optional(z.nullable(z.iso.datetime())),
});
export type DisableRequest = z.input<typeof disableRequest>;

/** `POST /remotes/override`: loads a remote from elsewhere in the caller's session, for a limited time. */
export const overrideRequest = z.strictObject({
  remote: remoteName,
  to: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('release'), release: releaseName }),
    z.strictObject({ by: z.literal('origin'), origin: shortText }),
  ]),
  minutes: z.int().check(z.minimum(1), z.maximum(480)),
});
export type OverrideRequest = z.infer<typeof overrideRequest>;

/** `POST /remotes/override/end`. */
export const overrideEndRequest = z.strictObject({ remote: remoteName });
export type OverrideEndRequest = z.infer<typeof overrideEndRequest>;

/** The pointer of a remote after a change. */
export const remotePointer = z.object({
  name: remoteName,
  live: z.nullable(releaseName),
  previous: z.nullable(releaseName),
  /** The releases that were live before `previous`, newest first: further rollbacks restore them. */
  earlier: z.optional(z.array(releaseName)),
  canary: z.nullable(releaseName),
  canaryRule: z.nullable(canaryRule),
  generation: z.int(),
  disabled: z.nullable(z.object({ reason: z.string(), until: z.nullable(z.string()) })),
  /** The release that was rolled back automatically; null after the next change. */
  takenBack: z.nullable(releaseName),
  changedAt: z.string(),
});
export type RemotePointer = z.infer<typeof remotePointer>;

/** The pointer, which an upload does not change, and whether the release is or was live. */
export const releaseUploadResponse = z.extend(remotePointer, { wasLive: z.boolean() });
export type ReleaseUploadResponse = z.infer<typeof releaseUploadResponse>;

const loadPhases = [
  'release',
  'manifest',
  'compatibility',
  'entry',
  'module',
  'timeout',
  'render',
  'shown',
] as const;

/** `POST /remotes/loads`: how pages of remotes loaded in a browser. */
export const loadsRequest = z.strictObject({
  loads: z
    .array(
      z.strictObject({
        remote: remoteName,
        release: releaseName,
        /** The exposed module; reports without it, from older hosts, are not counted. */
        page: z._default(line(200), ''),
        /** The last phase reached; `shown` is complete. */
        phase: z.enum(loadPhases),
        ms: z.int().check(z.minimum(0), z.maximum(600_000)),
        outcome: z.enum(['ok', 'failed']),
        /** Class name of the error. */
        error: z.optional(line(60)),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});
export type LoadsRequest = z.input<typeof loadsRequest>;
export type LoadReport = LoadsRequest['loads'][number];

const releaseOverview = z.object({
  release: releaseName,
  publishedAt: z.string(),
  /** A username, or `OPERATOR`. */
  publishedBy: z.string(),
  /** Where it was built from, as its sender says; null if unknown. */
  source: z.optional(z.nullable(releaseSource)),
  /** Number of sessions that use it now. */
  sessions: z.int(),
  /** Numbers of the last seven days: each page of a session counts once, and as failed if it ever failed. */
  loads: z.int(),
  failures: z.int(),
  users: z.int(),
  /** Times of complete loads; null when there were none. */
  medianMs: z.nullable(z.int()),
  slowMs: z.nullable(z.int()),
  failuresByPhase: z.array(z.object({ phase: z.enum(loadPhases), failures: z.int() })),
});
export type ReleaseOverview = z.infer<typeof releaseOverview>;

const deployKey = z.object({
  id: z.int(),
  label: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** From then on it is refused; null if it does not expire. */
  expiresAt: z.optional(z.nullable(z.string())),
  isRevoked: z.boolean(),
});

/** `GET /remotes/registry`. */
const remoteOverview = z.extend(remotePointer, {
  /** Its name for people, from the live release. */
  titles: z.optional(titles),
  /** The users who ship it; empty for everybody with the permission. */
  owners: z.optional(z.array(z.string())),
  lock: z.optional(z.nullable(releaseLock)),
  /** Newest first, always including those of the pointer. */
  releases: z.array(releaseOverview),
  /** The routes of the live release. */
  routes: z.array(z.string()),
  /** The additions of the live release to screens of other remotes. */
  additions: z.optional(additions),
  keys: z.array(deployKey),
  changes: z.array(z.extend(historyEntry, { action: z.string() })),
});
export type RemoteOverview = z.infer<typeof remoteOverview>;
export const registryResponse = z.array(remoteOverview);

/** `POST /remotes/deploy-keys`: a key to deploy one remote. Only this answer contains the key. */
export const deployKeyRequest = z.strictObject({
  remote: remoteName,
  label: displayName(200),
  /** The number of days until it expires; left out, it does not. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
});
export type DeployKeyRequest = z.input<typeof deployKeyRequest>;
export const deployKeyResponse = z.object({ id: z.int(), key: z.string() });
export type DeployKeyResponse = z.infer<typeof deployKeyResponse>;

/** `POST /remotes/deploy-keys/revoke`. */
export const deployKeyRevokeRequest = z.strictObject({ id: z.int().check(z.minimum(1)) });

/** Header with a deploy key. */
export const DEPLOY_KEY_HEADER = 'x-deploy-key';
