import { bundleForNode } from '@backoffice/build-config/bundle-for-node';

await bundleForNode({
  context: import.meta.dirname,
  entryPoints: ['bin/gateway.ts'],
});
// Bundled with all dependencies, since the images have no installed packages.
await bundleForNode({
  context: import.meta.dirname,
  entryPoints: ['bin/remote-container.ts', 'bin/nginx-files.ts', 'bin/team-gateway.ts'],
  isAlone: true,
});
