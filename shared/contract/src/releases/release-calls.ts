import * as z from 'zod/mini';
import { historyEntry } from '../people/audit-log';
import { menuSections } from '../navigation/menu-sections';
import { OWN_PERMISSION_NAME } from '../own-permissions';
import { ramp, releaseLock, releaseSource } from './control-calls';
import { releaseName, remoteName } from './remotes';
import { displayName, line, rule, sought } from '../text/text-schemas';

const shortText = line(200, 1);
const hash = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

/** Refuses names of properties that every JavaScript object has. */
const notOfObjects = rule<string>(
  (name) => !/^(__proto__|constructor|prototype)$/.test(name),
  'name-reserved',
);
/** Refuses names that are reserved for devices on Windows. */
const notOfDevices = rule<string>(
  (name) => !/(^|\/)(con|prn|aux|nul|com\d|lpt\d)([./]|$)/i.test(name),
  'name-reserved',
);
const names = z.array(shortText.check(notOfObjects)).check(z.maxLength(500));

/** The limits of an uploaded release; the packed one fits what gateways and proxies pass on. */
export const releaseLimits = {
  packedBytes: 8 * 1024 * 1024,
  bytes: 32 * 1024 * 1024,
  fileBytes: 8 * 1024 * 1024,
  manifestBytes: 512 * 1024,
  /** The number of entries, including folders and compressed copies; 500 of them may be scripts. */
  files: 1_000,
  pathLength: 200,
  /** The number of folders inside each other. */
  depth: 4,
  /** The bytes of all stored releases of one remote, in blocks of a disk. */
  remoteBytes: 512 * 1024 * 1024,
};

const FILES_MAX = 500;
/** The path of a file in the release's folder. */
export const releaseFilePath = z
  .string()
  .check(
    z.maxLength(releaseLimits.pathLength),
    z.regex(/^(?!.*\.\.)([A-Za-z0-9_-][A-Za-z0-9._-]*(\/(?!$)|$))+$/),
    notOfDevices,
  );
const scriptName = releaseFilePath.check(z.regex(/\.js$/));

/** Group and page in lower-case words; later parts may contain parameters. `/team/` belongs to backends. */
const menuPath = z.string().check(z.maxLength(200), z.regex(/^\/(?!team\/)[a-z0-9-]+(\/:?[A-Za-z0-9-]+)+$/));

const title = displayName(200);
const titles = z.object({ en: title, zh: title, es: title, ja: title });
/** A page that is added to the route tree when its release is promoted, unless a node has its path already. */
const menuPage = z.object({
  titles,
  icon: z.optional(shortText),
  section: z.optional(z.enum(menuSections)),
});

/** Without the remote's segment: `approve` for `billing:approve`. */
const ownPermissionName = z.string().check(z.regex(OWN_PERMISSION_NAME));
/** Maximum number of permissions that a release declares. */
const OWN_PERMISSIONS_MAX = 50;

/** The manifest of a release, without the parts of module federation. */
export const releaseFacts = z.object({
  /** The name of the remote that it was built as. */
  name: remoteName,
  /** Its name for people; absent in releases built before remotes declared it. */
  titles: z.optional(titles),
  hostApi: shortText,
  /** The global variable that its entry defines: `globalNameOf`. */
  globalName: shortText,
  shared: z.array(z.object({ name: shortText, requiredVersion: shortText })).check(z.maxLength(100)),
  uses: z.optional(z.record(shortText, names)),
  carried: names,
  views: names,
  routes: z.record(shortText, shortText),
  /** The routes that add their own node, by path. */
  menu: z.optional(z.record(menuPath, menuPage)),
  /** The namespaces of its messages. */
  namespaces: names,
  /** The permissions of the host that its controls check. */
  permissions: names,
  /** Titles of the permissions that it declares itself. They become grantable on promotion. */
  ownPermissions: z.optional(
    z
      .record(ownPermissionName, titles)
      .check(rule((own) => Object.keys(own).length <= OWN_PERMISSIONS_MAX, 'own-permissions-too-many')),
  ),
  /** The one of these that all calls to its backend require; left out, they require the grant of any of its pages. */
  backend: z.optional(z.object({ permission: z.optional(ownPermissionName) })),
  /** True if it passes no strings to HTML sinks; absent in releases built before the host enforced this. */
  trustedTypes: z.optional(z.boolean()),
  /** True if its build has compiled its styles, so that it never calls `makeStyles`. */
  builtStyles: z.optional(z.boolean()),
  /** Hash of all its files; absent in releases whose files were not uploaded. */
  content: z.optional(hash),
  /** Hashes of its scripts by path. */
  files: z
    .record(scriptName, hash)
    .check(rule((files) => Object.keys(files).length <= FILES_MAX, 'files-too-many')),
});
export type ReleaseFacts = z.infer<typeof releaseFacts>;

/** `POST /remotes/publish`: registers a release. No user receives it before it is promoted. */
export const publishRequest = z.strictObject({
  remote: remoteName,
  release: releaseName.check(notOfObjects, notOfDevices),
  /** Hash of the manifest file. */
  manifest: hash,
  facts: releaseFacts,
});
export type PublishRequest = z.input<typeof publishRequest>;

/** The part of its facts that a release declares itself; the registry reads all others from its files. */
export const releaseDeclarations = z.omit(releaseFacts, {
  globalName: true,
  shared: true,
  carried: true,
  views: true,
  builtStyles: true,
  content: true,
  files: true,
});
export type ReleaseDeclarations = z.infer<typeof releaseDeclarations>;

/** `PUT /remotes/:remote/releases/:release`, with the folder of the release as a gzipped tar archive. */
export const releaseUploadParams = z.object({
  remote: remoteName,
  release: releaseName.check(notOfObjects, notOfDevices),
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
