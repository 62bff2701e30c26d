import type { HeldRelease, ManifestFile, RouteNode } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';

type StoredManifest = HeldRelease & { content: ManifestFile };

/** Stores the manifest of a release; one that is stored is not changed. */
export const saveManifest = statement<never, StoredManifest>(
  'release-manifest-save',
  `insert into release_manifest (remote, release, content) values (:remote, :release, :content)
   on conflict do nothing`,
).run;

/** The manifests of the live release and the canary of the remote that shows the page at a path. */
export const listManifestsOfPage = statement<StoredManifest, { page: string }>(
  'release-manifests-of-page',
  `select release_manifest.* from remote_pointer pointer
   join release_manifest on release_manifest.remote = pointer.remote and release in (pointer.live, pointer.canary)
   where pointer.remote in (
     select split_part(component, '/', 1) from route_node
     where :page ~ ('^' || regexp_replace(full_path, ':[^/]+', '[^/]+', 'g') || '$')
   )`,
).rows;

/** The pages that live releases and canaries add to the menu while the demo pages are on. */
export const listDemoRoutes = statement<HeldRelease & { demoRoutes: RouteNode[] }>(
  'release-demo-routes',
  `select release_manifest.remote, release, content->'demoRoutes' as "demoRoutes"
   from remote_pointer pointer
   join release_manifest on release_manifest.remote = pointer.remote and release in (pointer.live, pointer.canary)
   where content ? 'demoRoutes'`,
).rows;
