import { type FailureReason, misfitReason } from '../failures';

type Version = readonly [major: number, minor: number, patch: number];

/** Missing parts are 0. */
function read(text: string): Version | null {
  const found = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\+.*)?$/.exec(text);
  return found && [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)];
}

function compare(a: Version, b: Version): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : a[differing]! - b[differing]!;
}

/**
 * Returns the exclusive upper bound of a range: the next value of the first non-zero part for `^`, of the minor part for `~`.
 */
function ceiling([major, minor, patch]: Version, sign: string): Version {
  if (sign === '~') return [major, minor + 1, 0];
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function fits(version: Version, comparator: string): boolean {
  if (comparator === '*') return true;
  const [, sign = '', text = ''] = /^(\^|~|>=|<=|>|<|=)?(.*)$/.exec(comparator)!;
  const bound = read(text);
  if (!bound) return false;
  const named = text.split('.').length;
  const order = compare(version, bound);
  switch (sign) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '^':
    case '~':
      return order >= 0 && compare(version, ceiling(bound, sign)) < 0;
    default:
      // `18` and `18.2` match all versions that start with them.
      return named === 3
        ? order === 0
        : version.slice(0, named).every((part, index) => part === bound[index]);
  }
}

/**
 * Returns true if a version is in a range: `1.2.3`, `^1.2.3`, `~1.2.3`, `>=1.2.3 <2.0.0`, `*`, or several of them joined by
 * `||`. Invalid versions and ranges match nothing; a pre-release matches only its exact text. Not from a library:
 * docs/decisions/0001.
 */
export function inRange(version: string, range: string): boolean {
  if (version === range) return true;
  const known = read(version);
  if (!known) return false;
  return range.split('||').some((part) => {
    const comparators = part.trim().split(/\s+/).filter(Boolean);
    return comparators.length > 0 && comparators.every((comparator) => fits(known, comparator));
  });
}

/** The requirements of a release on its host. */
export interface ReleaseNeeds {
  /** Range of the host API that it was built for; absent in a manifest written by hand. */
  hostApi?: string;
  /** Shared modules that it imports from the host. */
  shared: readonly { name: string; requiredVersion: string }[];
  /** The exports of those modules that it uses, by module. */
  uses?: Readonly<Record<string, readonly string[]>>;
  /** Modules of the host of which it bundles a copy. */
  carried?: readonly string[];
  /** Exposed modules. */
  views: readonly string[];
  /** Path of each page, with the exposed module that shows it. */
  routes?: Readonly<Record<string, string>>;
  /** The permissions that its controls check. */
  permissions?: readonly string[];
  /** Modules that it adds to screens of other remotes. */
  additions?: readonly { point: string; version: number; module: string }[];
}

/** The offer of a host to its remotes. A part that is left out is not checked. */
export interface HostOffer {
  api: string;
  /** Installed versions, by import specifier. */
  modules?: Readonly<Record<string, string>>;
  /** Exports by module; the exports of an unlisted module are not checked. */
  exports?: Readonly<Record<string, readonly string[]>>;
  permissions?: ReadonlySet<string>;
  /** The versions of each point for additions. */
  additions?: Readonly<Record<string, readonly number[]>>;
}

export const misfitKinds = [
  'host-api',
  'module',
  'export',
  'carried',
  'view',
  'permission',
  'addition',
] as const;

/** A reason why a release cannot run here: the required value and the existing one. */
export interface Misfit {
  kind: (typeof misfitKinds)[number];
  name: string;
  wanted: string;
  /** Null when there is none. */
  has: string | null;
}

/**
 * Compares the needs of a release with a host; used when a release is published, offered to a browser and loaded there.
 * @returns all misfits; empty when it is compatible
 */
export function findMisfits(needs: ReleaseNeeds, offer: HostOffer): Misfit[] {
  const { hostApi, shared, uses = {}, carried = [], views, routes = {}, permissions = [] } = needs;
  const { additions = [] } = needs;
  const { modules, exports = {}, permissions: known, additions: points } = offer;
  const misfit = (kind: Misfit['kind'], name: string, wanted: string, has: string | null = null) => {
    return { kind, name, wanted, has };
  };
  const fitsApi = hostApi === undefined || inRange(offer.api, hostApi);
  const ofApi = fitsApi ? [] : [misfit('host-api', 'host', hostApi, offer.api)];
  const ofModules = shared.flatMap(({ name, requiredVersion }) => {
    const has = modules?.[name];
    const isFitting = !modules || (has !== undefined && inRange(has, requiredVersion));
    return isFitting ? [] : [misfit('module', name, requiredVersion, has)];
  });
  const ofExports = Object.entries(uses).flatMap(([name, wanted]) => {
    const given = exports[name] ?? wanted;
    return wanted.filter((each) => !given.includes(each)).map((each) => misfit('export', name, each));
  });
  const copies = carried.map((name) => misfit('carried', name, name, modules?.[name]));
  const exposed = [
    ...Object.entries(routes),
    ...additions.map(({ point, module }) => [point, module] as const),
  ];
  const ofViews = exposed
    .filter(([, view]) => !views.includes(view))
    .map(([path, view]) => misfit('view', path, view));
  const ofPermissions = permissions
    .filter((permission) => known && !known.has(permission))
    .map((permission) => misfit('permission', permission, permission));
  const isOffered = (point: string, version: number) =>
    !points || (Object.hasOwn(points, point) && points[point]!.includes(version));
  const ofAdditions = additions
    .filter(({ point, version }) => !isOffered(point, version))
    .map(({ point, version }) => misfit('addition', point, String(version)));
  return [...ofApi, ...ofModules, ...ofExports, ...copies, ...ofViews, ...ofPermissions, ...ofAdditions];
}

/** Returns a misfit as a text for operators and logs. */
export function reasonOfMisfit({ kind, name, wanted, has }: Misfit): FailureReason {
  switch (kind) {
    case 'host-api':
      return misfitReason('misfit-host-api', { wanted, has: has ?? '?' });
    case 'module':
      return has === null
        ? misfitReason('misfit-module-absent', { name, wanted })
        : misfitReason('misfit-module', { name, wanted, has });
    case 'export':
      return misfitReason('misfit-export', { name, wanted });
    case 'carried':
      return misfitReason('misfit-carried', { name });
    case 'view':
      return misfitReason('misfit-view', { name, wanted });
    case 'permission':
      return misfitReason('misfit-permission', { name });
    case 'addition':
      return misfitReason('misfit-addition', { name, wanted });
  }
}

/**
 * The version of the host's interface to remotes beside the shared modules: globals, page modules, tabs, texts. A breaking
 * change increases the major version; a remote can run on any version of its major that has the names it uses.
 */
export const HOST_API = '1.1.0';

/** A release that an open page has loaded and keeps. */
export interface HeldRelease {
  remote: string;
  release: string;
}

/** Maximum number of releases in `GET /remotes`. */
export const HELD_MAX = 100;

/** Returns the text of `has` in `remotesQuery`. */
export function heldReleasesText(held: readonly HeldRelease[]): string {
  return held
    .slice(0, HELD_MAX)
    .map(({ remote, release }) => `${remote}:${release}`)
    .join();
}
