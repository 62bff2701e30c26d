import * as z from 'zod/mini';
import { menuSections } from '../navigation/menu-sections';
import { OWN_PERMISSION_NAME } from '../own-permissions';
import { releaseName, remoteName } from './remotes';
import { displayName, line, rule } from '../text/text-schemas';

export const shortText = line(200, 1);
/** A hash in the format of browsers. */
export const hash = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

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
/** The name of a release to be published. */
export const newReleaseName = releaseName.check(notOfObjects, notOfDevices);
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
export const titles = z.object({ en: title, zh: title, es: title, ja: title });
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

const addition = z.object({
  /** An `AdditionPoint`; one that the host does not offer is a misfit. */
  point: shortText,
  version: z.int().check(z.minimum(1)),
  /** The exposed module, which exports `Addition`. */
  module: shortText,
  title: titles,
  /** The permission of the same release without which users do not get it. */
  permission: z.optional(ownPermissionName),
});
export type DeclaredAddition = z.infer<typeof addition>;
/** The additions of a release to screens of other remotes. */
export const additions = z.array(addition);

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
  additions: z.optional(additions),
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
