import { bundleForNode } from '@backoffice/build-config/bundle-for-node';

await bundleForNode({
  context: import.meta.dirname,
  entryPoints: ['bin/gateway.ts', 'bin/remote-server.ts'],
});
// Their images hold no installed packages.
await bundleForNode({
  context: import.meta.dirname,
  entryPoints: ['bin/remote-container.ts', 'bin/nginx-files.ts'],
  isAlone: true,
});
