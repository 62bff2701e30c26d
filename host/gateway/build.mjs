import { bundleForNode } from '@backoffice/build-config/bundle-for-node';

await bundleForNode({
  context: import.meta.dirname,
  entryPoints: ['bin/gateway.ts', 'bin/remote-server.ts'],
});
