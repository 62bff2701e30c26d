import type { ManifestFile, ReleaseNeeds, RemoteRelease, RouteNode } from '@backoffice/contract';
import { REMOTE_STEP_DEADLINE_MS } from '../kernel/patience';
import { RemoteLoadError } from './remote-load-error';
import { addressOf } from './scripts';

/** The fields of a release's `mf-manifest.json` that the host reads. */
export interface Manifest {
  /** The absolute path of the entry script. */
  entry: string;
  /** The global that the entry script defines. */
  globalName: string;
  /** The exposed modules without their leading `../federation/`, each with the scripts that it needs first. */
  modules: ReadonlyMap<string, readonly string[]>;
  /** The modules and interfaces that the remote needs from the host. */
  needs: ReleaseNeeds;
  /** The folder of its files, with a trailing slash. */
  folder: string;
  /** The absolute paths of all scripts in the manifest. */
  scripts: readonly string[];
  /** Whether its code never sets HTML as text, which the page's policy refuses. */
  hasTrustedTypes: boolean;
  /** Whether its styles were compiled by its build. */
  hasBuiltStyles: boolean;
  /** The pages that it adds to the menu itself; undefined for releases that expose them as a module. */
  demoRoutes: readonly RouteNode[] | undefined;
  /** Hashes by file name; undefined for releases without them. */
  files: Readonly<Record<string, string>> | undefined;
}

const pending = new Map<string, Promise<Manifest>>();
const arrived = new Map<string, Manifest>();

/** Includes the hash: a manifest checked against one hash is not reused for another. */
const keyOf = ({ manifest, integrity = '' }: RemoteRelease) => manifest + integrity;

/** The manifest of a release if it is already loaded. */
export function arrivedManifest(release: RemoteRelease): Manifest | undefined {
  return arrived.get(keyOf(release));
}

/**
 * The manifest, from the server's answer if that carries it, else from the gateway.
 *
 * @param attempt above 1, the browser's cache is bypassed
 * @throws {RemoteLoadError} if nothing arrives within 4 s or the answer is no manifest; a failure is not cached
 */
export function loadManifest(release: RemoteRelease, attempt = 1): Promise<Manifest> {
  const key = keyOf(release);
  let manifest = attempt === 1 ? pending.get(key) : undefined;
  if (!manifest) {
    manifest = fetchManifest(release, attempt);
    pending.set(key, manifest);
    manifest.then(
      (value) => arrived.set(key, value),
      () => pending.delete(key),
    );
  }
  return manifest;
}

async function fetchManifest(release: RemoteRelease, attempt: number): Promise<Manifest> {
  const failed = (message: string, cause?: unknown) =>
    new RemoteLoadError(release.name, release.release, 'manifest', message, { cause });
  if (release.content && attempt === 1) return readManifest(release.content, release.manifest);
  let response: Response;
  try {
    response = await fetch(addressOf(release.manifest), {
      signal: AbortSignal.timeout(REMOTE_STEP_DEADLINE_MS),
      cache: attempt === 1 ? 'default' : 'reload',
      integrity: release.reportOnly ? '' : (release.integrity ?? ''),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  } catch (cause) {
    throw failed(`${release.manifest} did not answer: ${String(cause)}`, cause);
  }
  try {
    return readManifest((await response.json()) as ManifestFile, release.manifest);
  } catch (cause) {
    throw failed(`${release.manifest} is no manifest: ${String(cause)}`, cause);
  }
}

function readManifest(json: ManifestFile, manifestPath: string): Manifest {
  const folder = manifestPath.slice(0, manifestPath.lastIndexOf('/') + 1);
  return {
    entry: folder + json.metaData.remoteEntry.name,
    globalName: json.metaData.globalName,
    modules: new Map(
      json.exposes.map(({ name, assets }) => [name, assets.js.sync.map((file) => folder + file)]),
    ),
    needs: {
      ...json.release,
      shared: json.shared.map(({ name, requiredVersion }) => ({ name, requiredVersion })),
      views: json.exposes.map(({ name }) => name),
    },
    folder,
    scripts: [
      json.metaData.remoteEntry.name,
      ...json.exposes.flatMap(({ assets: { js } }) => [...js.sync, ...(js.async ?? [])]),
    ].map((file) => folder + file),
    hasTrustedTypes: json.release?.trustedTypes ?? false,
    hasBuiltStyles: json.release?.builtStyles ?? false,
    demoRoutes: json.demoRoutes,
    files: json.release?.files,
  };
}
