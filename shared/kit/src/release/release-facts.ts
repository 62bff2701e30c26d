import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import {
  grantActions,
  HOST_API,
  type PageRead,
  type ReleaseDeclarations,
  type RouteNode,
  screens,
} from '@backoffice/contract';
import { lentModules } from '../host-modules/federated-modules.mjs';
import { sourcesOf, usesOf } from '../host-modules/host-contract.mjs';
import { remotePackage } from './remote-package';

const require = createRequire(import.meta.url);

interface FederationManifest {
  metaData: { remoteEntry: { name: string }; globalName: string };
  shared: { name: string; requiredVersion: string; assets?: object }[];
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

export interface ReleaseSource {
  /** The remote's name: `mfe-merchant`. */
  name: string;
  /** Its name for people, from its package.json. */
  titles?: ReleaseDeclarations['titles'];
  /** The exports that it uses from the host, by module. */
  uses?: Record<string, string[]>;
  /** The texts of its source files. */
  sources: readonly string[];
  /** The exposed modules of its pages by path, from `remote` in its package.json. */
  routes: Readonly<Record<string, string>>;
  /** The nodes of the route tree that its pages add, from the same field. */
  menu?: ReleaseDeclarations['menu'];
  /** Titles of the permissions that it declares, and the one that its backend requires, from its package.json. */
  ownPermissions?: ReleaseDeclarations['ownPermissions'];
  backend?: ReleaseDeclarations['backend'];
  /** The modules that it adds to screens of other remotes, from its package.json. */
  additions?: ReleaseDeclarations['additions'];
  /** The reads that pages make when they are opened, by exposed module, from its package.json. */
  reads?: Readonly<Record<string, readonly PageRead[]>> | undefined;
  /** The pages that it adds to the menu while the demo pages are on, from `src/routes.ts`. */
  demoRoutes?: RouteNode[];
}

const PERMISSION = new RegExp(
  `['"]((?:${Object.keys(screens).join('|')}):(?:${grantActions.join('|')}))['"]`,
  'g',
);
const NAMESPACE = /\bdefineMessages\(\s*['"]([^'"]+)['"]/g;

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

function found(texts: readonly string[], pattern: RegExp): string[] {
  return sorted(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));
}

/** The namespaces of the remote's messages. */
export function namespacesOf({ sources }: Pick<ReleaseSource, 'sources'>): string[] {
  return found(sources, NAMESPACE);
}

function declarationsOf(source: ReleaseSource): ReleaseDeclarations {
  return {
    name: source.name,
    ...(source.titles && { titles: source.titles }),
    hostApi: `^${HOST_API.split('.')[0]}.0.0`,
    ...(source.uses && { uses: source.uses }),
    routes: { ...source.routes },
    ...(source.menu && { menu: source.menu }),
    namespaces: namespacesOf(source),
    permissions: found(source.sources, PERMISSION),
    ...(source.ownPermissions && { ownPermissions: source.ownPermissions }),
    ...(source.backend && { backend: source.backend }),
    ...(source.additions && { additions: source.additions }),
    trustedTypes: true,
  };
}

/** A small part of the manifest of the federation plug-in. */
const readPart = ({ metaData, shared, exposes }: FederationManifest, reads: ReleaseSource['reads'] = {}) => ({
  metaData: { remoteEntry: { name: metaData.remoteEntry.name }, globalName: metaData.globalName },
  // Lent modules are not requirements: the remote carries a copy for hosts that do not lend them.
  shared: shared.filter(({ name }) => !lentModules.includes(name)),
  exposes: exposes.map(({ name, assets: { js } }) => ({
    name,
    assets: { js: { sync: js.sync } },
    reads: reads[name],
  })),
});

/**
 * Reduces the manifest of a built release to the fields that the registry and hosts read, and adds what the release declares.
 *
 * @param folder the folder of the built files
 */
export function addReleaseFacts(folder: string, source: ReleaseSource): void {
  const path = `${folder}/mf-manifest.json`;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as FederationManifest;
  const { demoRoutes, reads } = source;
  const release = declarationsOf(source);
  writeFileSync(path, JSON.stringify({ ...readPart(manifest, reads), demoRoutes, release }));
}

/**
 * Returns the facts about a remote in its sources.
 *
 * @param folder its folder, named like the remote
 */
export function releaseSource(folder: string): ReleaseSource {
  const { titles, routes = {}, menu, permissions, backend, additions, reads } = remotePackage(folder);
  const ownRoutes = `${folder}/src/routes.ts`;
  return {
    name: basename(folder),
    ...(titles && { titles }),
    uses: usesOf(folder),
    sources: sourcesOf(folder),
    routes,
    ...(menu && { menu }),
    ...(permissions && { ownPermissions: permissions }),
    ...(backend && { backend }),
    ...(additions && { additions }),
    reads,
    ...(existsSync(ownRoutes) && { demoRoutes: (require(ownRoutes) as { routes: RouteNode[] }).routes }),
  };
}
