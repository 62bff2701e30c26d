import type { RemoteRelease, RouteNode } from '@backoffice/contract';
import { loadFederation } from './load-page';
import { loadManifest } from './manifests';

/** The exposed module in which earlier releases list their own pages. */
const ROUTES_MODULE = 'routes';

/** The number of attempts by release; above 1 after a failure, to bypass the cache. */
const attempts = new Map<string, number>();

/**
 * The pages that a remote adds to the menu itself.
 *
 * @throws {RemoteLoadError} if its manifest or its list cannot be loaded
 */
export async function loadRemoteRoutes(release: RemoteRelease): Promise<RouteNode[]> {
  if (release.demoRoutes) return release.demoRoutes;
  const attempt = attempts.get(release.manifest) ?? 1;
  try {
    const manifest = await loadManifest(release, attempt);
    if (manifest.demoRoutes) return [...manifest.demoRoutes];
    if (!manifest.modules.has(ROUTES_MODULE)) return [];
    const { loadExposedModule } = await loadFederation();
    const module = await loadExposedModule<{ routes: RouteNode[] }>(
      release,
      manifest,
      ROUTES_MODULE,
      attempt,
    );
    return module.routes;
  } catch (error) {
    attempts.set(release.manifest, attempt + 1);
    throw error;
  }
}
