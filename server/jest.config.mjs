import { nodePreset } from '@backoffice/build-config/jest';

export default nodePreset({
  displayName: 'server',
  rootDir: import.meta.dirname,
  globalSetup: './src/testing/start-database-server.ts',
  globalTeardown: './src/testing/stop-database-server.ts',
});
