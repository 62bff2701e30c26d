import { inRange } from './in-range';

/** What a release asks of whoever runs it. */
export interface ReleaseNeeds {
  /** Range of the host API that it was built for; absent in a manifest that was made by hand. */
  hostApi?: string;
  /** Modules that it takes from the host. */
  shared: readonly { name: string; requiredVersion: string }[];
  /** Names that it takes of those modules, by module. */
  uses?: Readonly<Record<string, readonly string[]>>;
  /** Modules of the host that it brings a copy of. */
  carried?: readonly string[];
  /** Exposed modules. */
  views: readonly string[];
  /** Path of each page, with the exposed module that shows it. */
  routes?: Readonly<Record<string, string>>;
  /** What its controls ask for. */
  permissions?: readonly string[];
}

/** What a host gives; a part that is not known is not checked. */
export interface HostOffer {
  api: string;
  /** Installed versions by request text. */
  modules?: Readonly<Record<string, string>>;
  /** What is in them, by module; of one that is not listed nothing but its version is known. */
  exports?: Readonly<Record<string, readonly string[]>>;
  permissions?: ReadonlySet<string>;
}

export const misfitKinds = ['host-api', 'module', 'export', 'carried', 'view', 'permission'] as const;

/** One reason why a release can't run here: what it wants, and what there is. */
export interface Misfit {
  kind: (typeof misfitKinds)[number];
  name: string;
  wanted: string;
  /** Null: there is none. */
  has: string | null;
}

/**
 * The one rule of compatibility, by which a release is published, named to a browser and loaded there.
 *
 * @returns every reason against it; none means that it fits
 */
export function findMisfits(needs: ReleaseNeeds, offer: HostOffer): Misfit[] {
  const { hostApi, shared, uses = {}, carried = [], views, routes = {}, permissions = [] } = needs;
  const { modules, exports = {}, permissions: known } = offer;
  const api: Misfit[] =
    hostApi !== undefined && !inRange(offer.api, hostApi)
      ? [{ kind: 'host-api', name: 'host', wanted: hostApi, has: offer.api }]
      : [];
  const ofModules = shared.flatMap(({ name, requiredVersion }): Misfit[] => {
    const has = modules?.[name] ?? null;
    if (!modules || (has !== null && inRange(has, requiredVersion))) return [];
    return [{ kind: 'module', name, wanted: requiredVersion, has }];
  });
  const ofExports = Object.entries(uses).flatMap(([name, wanted]) => {
    const given = exports[name];
    if (!given) return [];
    return wanted
      .filter((each) => !given.includes(each))
      .map((each): Misfit => ({ kind: 'export', name, wanted: each, has: null }));
  });
  const copies = carried.map((name): Misfit => {
    return { kind: 'carried', name, wanted: name, has: modules?.[name] ?? null };
  });
  const ofViews = Object.entries(routes)
    .filter(([, view]) => !views.includes(view))
    .map(([path, view]): Misfit => ({ kind: 'view', name: path, wanted: view, has: null }));
  const ofPermissions = permissions
    .filter((permission) => known && !known.has(permission))
    .map((permission): Misfit => {
      return { kind: 'permission', name: permission, wanted: permission, has: null };
    });
  return [...api, ...ofModules, ...ofExports, ...copies, ...ofViews, ...ofPermissions];
}

/** A reason as a sentence for operators and logs. */
export function misfitSentence({ kind, name, wanted, has }: Misfit): string {
  switch (kind) {
    case 'host-api':
      return `It is built for host API ${wanted}; this host has ${has}.`;
    case 'module':
      return has === null
        ? `It needs ${name} ${wanted}, which this host does not provide.`
        : `It needs ${name} ${wanted}; this host has ${has}.`;
    case 'export':
      return `It uses ${wanted} of ${name}, which this host does not give.`;
    case 'carried':
      return `It brings its own ${name}, which only the host may give.`;
    case 'view':
      return `Its route ${name} leads to ${wanted}, which it does not expose.`;
    case 'permission':
      return `It asks for the permission ${name}, which there is not.`;
  }
}
