import { nodePreset } from '@backoffice/build-config/jest';

const preset = nodePreset({
  displayName: 'server',
  rootDir: import.meta.dirname,
  globalSetup: './src/testing/start-database-server.ts',
  globalTeardown: './src/testing/stop-database-server.ts',
});

export default {
  ...preset,
  // Ship only ES modules; Fastify's own packages require them.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(content-disposition|cookie)@)'],
};
