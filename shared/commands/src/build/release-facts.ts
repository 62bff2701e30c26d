import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  grantActions,
  HOST_API,
  type PageRead,
  type ReleaseFacts,
  type RouteNode,
  screens,
} from '@backoffice/contract';
import { lentModules } from '@backoffice/build-config/federated-modules';
import { sourcesOf, usesOf } from '@backoffice/build-config/host-contract';
import { packageJson, root } from '../workspace';

const require = createRequire(import.meta.url);

/** Patterns found only in a copy of the library's own code. */
const MARKS: Readonly<Record<string, RegExp>> = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'react-dom': /__reactContainer\$/,
  'react-router-dom': /You cannot render a <Router> inside another <Router>/,
  '@tanstack/react-query': /No QueryClient set/,
  i18next: /languageUtils/,
  '@griffel/react': /data-make-styles-bucket/,
};

interface FederationManifest {
  metaData: { remoteEntry: { name: string }; globalName: string };
  shared: {
    name: string;
    requiredVersion: string;
    assets?: { js?: { sync?: string[]; async?: string[] } };
  }[];
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

export interface ReleaseSource {
  /** The remote's name: `mfe-merchant`. */
  name: string;
  /** Its name for people, from its package.json. */
  titles?: ReleaseFacts['titles'];
  /** The exports that it uses from the host, by module. */
  uses?: Record<string, string[]>;
  /** The texts of its source files. */
  sources: readonly string[];
  /** The exposed modules of its pages by path, from `remote` in its package.json. */
  routes: Readonly<Record<string, string>>;
  /** The nodes of the route tree that its pages add, from the same field. */
  menu?: ReleaseFacts['menu'];
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

function hashOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function factsOf(folder: string, manifest: FederationManifest, source: ReleaseSource): ReleaseFacts {
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort();
  const texts = scripts.map((file) => readFileSync(`${folder}/${file}`));
  const brought = manifest.shared
    .filter(({ assets }) => [...(assets?.js?.sync ?? []), ...(assets?.js?.async ?? [])].length > 0)
    .map(({ name }) => name);
  const bundled = Object.keys(MARKS).filter((name) =>
    texts.some((text) => MARKS[name]!.test(text.toString())),
  );
  return {
    name: source.name,
    ...(source.titles && { titles: source.titles }),
    hostApi: `^${HOST_API.split('.')[0]}.0.0`,
    globalName: manifest.metaData.globalName,
    shared: manifest.shared.map(({ name, requiredVersion }) => ({ name, requiredVersion })),
    ...(source.uses && { uses: source.uses }),
    carried: sorted([...brought, ...bundled]),
    views: sorted(manifest.exposes.map(({ name }) => name)),
    routes: { ...source.routes },
    ...(source.menu && { menu: source.menu }),
    namespaces: namespacesOf(source),
    permissions: found(source.sources, PERMISSION),
    trustedTypes: true,
    builtStyles: !texts.some((text) => /\.makeStyles\b/.test(text.toString())),
    files: Object.fromEntries(scripts.map((file, index) => [file, hashOf(texts[index]!)])),
  };
}

/** The fields that hosts read, a small part of the manifest of the federation plug-in. */
const readPart = ({ metaData, shared, exposes }: FederationManifest, reads: ReleaseSource['reads'] = {}) => ({
  metaData: { remoteEntry: { name: metaData.remoteEntry.name }, globalName: metaData.globalName },
  shared: shared.map(({ name, requiredVersion }) => ({ name, requiredVersion })),
  exposes: exposes.map(({ name, assets: { js } }) => ({
    name,
    assets: { js: { sync: js.sync } },
    reads: reads[name],
  })),
});

/**
 * Reduces the manifest of a built release to the fields that hosts read, and adds the release's needs, claims and the hash of
 * each script.
 *
 * @param folder the folder of the built files
 */
export function addReleaseFacts(folder: string, source: ReleaseSource): void {
  const path = `${folder}/mf-manifest.json`;
  const whole = JSON.parse(readFileSync(path, 'utf8')) as FederationManifest;
  // Lent modules are not requirements: the remote carries a copy for hosts that do not lend them.
  const manifest = { ...whole, shared: whole.shared.filter(({ name }) => !lentModules.includes(name)) };
  const { demoRoutes, reads } = source;
  const release = factsOf(folder, manifest, source);
  const text = JSON.stringify({ ...readPart(manifest, reads), demoRoutes, release });
  writeFileSync(path, text);
  // Replaces the build's compressed file, whose content is outdated.
  writeFileSync(`${path}.br`, brotliCompressSync(text));
}

/**
 * The facts about a remote in its sources.
 *
 * @param folder its folder, relative to the checkout or absolute
 */
export function releaseSource(name: string, folder = name): ReleaseSource {
  const { titles, routes = {}, menu, reads } = packageJson(folder);
  const ownRoutes = resolve(root, folder, 'src/routes.ts');
  return {
    name,
    ...(titles && { titles }),
    uses: usesOf(folder),
    sources: sourcesOf(folder),
    routes,
    ...(menu && { menu }),
    reads,
    ...(existsSync(ownRoutes) && { demoRoutes: (require(ownRoutes) as { routes: RouteNode[] }).routes }),
  };
}
