import * as z from 'zod/mini';
import { historyEntry } from '../people/audit-log';
import { menuSections } from '../navigation/menu-sections';
import { releaseName, remoteName } from './remotes';
import { displayName, line, rule, sought } from '../text/text-schemas';

const shortText = line(200, 1);
const hash = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

/** Names that JavaScript's objects have of themselves. */
const notOfObjects = rule<string>(
  (name) => !/^(__proto__|constructor|prototype)$/.test(name),
  'name-reserved',
);
/** Names that no folder can have everywhere. */
const notOfDevices = rule<string>(
  (name) => !/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name),
  'name-reserved',
);
const names = z.array(shortText.check(notOfObjects)).check(z.maxLength(500));

const FILES_MAX = 500;
/** In the release's own folder. */
const scriptName = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9._-]*\.js$/), notOfDevices);

/** Group and page, of lower-case words; what comes behind may name parameters. */
const menuPath = z.string().check(z.maxLength(200), z.regex(/^\/[a-z0-9-]+(\/:?[A-Za-z0-9-]+)+$/));

const title = displayName(200);
/** A page that joins the route tree when its release is promoted, where no node has its path yet. */
const menuPage = z.object({
  titles: z.object({ en: title, zh: title, es: title, ja: title }),
  icon: z.optional(shortText),
  section: z.optional(z.enum(menuSections)),
});

/** What a release's manifest says of it beside the federation's own words. */
export const releaseFacts = z.object({
  /** The remote that it was built as. */
  name: remoteName,
  hostApi: shortText,
  /** The global that its entry defines: `globalNameOf`. */
  globalName: shortText,
  shared: z.array(z.object({ name: shortText, requiredVersion: shortText })).check(z.maxLength(100)),
  uses: z.optional(z.record(shortText, names)),
  carried: names,
  views: names,
  routes: z.record(shortText, shortText),
  /** Of those routes that bring their own node, by path. */
  menu: z.optional(z.record(menuPath, menuPage)),
  /** Of its messages. */
  namespaces: names,
  permissions: names,
  /** It sets no HTML as text; absent in what was built before the host refused that. */
  trustedTypes: z.optional(z.boolean()),
  /** By the file's name. */
  files: z
    .record(scriptName, hash)
    .check(rule((files) => Object.keys(files).length <= FILES_MAX, 'files-too-many')),
});
export type ReleaseFacts = z.infer<typeof releaseFacts>;

/** `POST /remotes/publish`: makes a release known. Nobody gets it before it is promoted. */
export const publishRequest = z.strictObject({
  remote: remoteName,
  release: releaseName.check(notOfObjects, notOfDevices),
  /** Hash of the manifest. */
  manifest: hash,
  facts: releaseFacts,
});
export type PublishRequest = z.input<typeof publishRequest>;

const someNames = z.array(sought(200, 1)).check(z.minLength(1), z.maxLength(100));
/** Who gets a canary. */
export const canaryRule = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('percent'), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
  z.strictObject({ by: z.literal('role'), roles: someNames }),
  z.strictObject({ by: z.literal('user'), users: someNames }),
]);
export type CanaryRule = z.infer<typeof canaryRule>;

/** As it was read; another one by now answers 409. Left out: whatever is there. */
const generation = z.optional(z.int().check(z.minimum(0)));

/** `POST /remotes/promote`: to everybody, or with a rule as a canary. */
export const promoteRequest = z.strictObject({
  remote: remoteName,
  release: releaseName,
  generation,
  canary: z.optional(canaryRule),
});
export type PromoteRequest = z.input<typeof promoteRequest>;

/** `POST /remotes/enable`, and `POST /remotes/rollback`, which takes the canary back where there is one, else the live release for the previous one. */
export const rollbackRequest = z.strictObject({ remote: remoteName, generation });
export type RollbackRequest = z.input<typeof rollbackRequest>;

/** `POST /remotes/disable`: until then, or until it is enabled. */
export const disableRequest = z.strictObject({
  remote: remoteName,
  generation,
  reason: shortText,
  until: z.optional(z.nullable(z.iso.datetime())),
});
export type DisableRequest = z.input<typeof disableRequest>;

/** `POST /remotes/override`: for the session that asks, a remote comes from elsewhere for a while. */
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

/** What the pointer of a remote says after a change. */
export const remotePointer = z.object({
  name: remoteName,
  live: z.nullable(releaseName),
  previous: z.nullable(releaseName),
  canary: z.nullable(releaseName),
  canaryRule: z.nullable(canaryRule),
  generation: z.int(),
  disabled: z.nullable(z.object({ reason: z.string(), until: z.nullable(z.string()) })),
  /** The release that was taken back by itself, until the next change. */
  takenBack: z.nullable(releaseName),
  changedAt: z.string(),
});
export type RemotePointer = z.infer<typeof remotePointer>;

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

/** `POST /remotes/loads`: how pages of remotes arrived in a browser. */
export const loadsRequest = z.strictObject({
  loads: z
    .array(
      z.strictObject({
        remote: remoteName,
        release: releaseName,
        /** The exposed module; a report without it, as older hosts send it, is not counted. */
        page: z._default(line(200), ''),
        /** How far it came; `shown` is all the way. */
        phase: z.enum(loadPhases),
        ms: z.int().check(z.minimum(0), z.maximum(600_000)),
        outcome: z.enum(['ok', 'failed']),
        /** Name of the error's class. */
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
  /** That have it now. */
  sessions: z.int(),
  /** Of the last seven days: each page of a session once, and as failed when it ever was. */
  loads: z.int(),
  failures: z.int(),
  users: z.int(),
  /** Of those that came all the way; null when there was none. */
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
  isRevoked: z.boolean(),
});

/** `GET /remotes/registry`. */
const remoteOverview = z.extend(remotePointer, {
  /** The newest first; those that the pointer names are always among them. */
  releases: z.array(releaseOverview),
  /** Of the live release. */
  routes: z.array(z.string()),
  keys: z.array(deployKey),
  changes: z.array(z.extend(historyEntry, { action: z.string() })),
});
export type RemoteOverview = z.infer<typeof remoteOverview>;
export const registryResponse = z.array(remoteOverview);

/** `POST /remotes/deploy-keys`: for whoever ships one remote. The answer alone holds the key. */
export const deployKeyRequest = z.strictObject({ remote: remoteName, label: displayName(200) });
export type DeployKeyRequest = z.input<typeof deployKeyRequest>;
export const deployKeyResponse = z.object({ id: z.int(), key: z.string() });
export type DeployKeyResponse = z.infer<typeof deployKeyResponse>;

/** `POST /remotes/deploy-keys/revoke`. */
export const deployKeyRevokeRequest = z.strictObject({ id: z.int().check(z.minimum(1)) });

/** Header that carries a deploy key. */
export const DEPLOY_KEY_HEADER = 'x-deploy-key';
