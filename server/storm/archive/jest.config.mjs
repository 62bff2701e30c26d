import { nodePreset } from '@backoffice/build-config/jest';

/** Tests over an archived PostgreSQL, which needs pgBackRest: `jest --config server/storm/archive/jest.config.mjs`. */
export default nodePreset({
  displayName: 'archive',
  rootDir: import.meta.dirname,
  globalSetup: '<rootDir>/start-servers.ts',
  globalTeardown: '<rootDir>/stop-servers.ts',
  testTimeout: 60_000,
});
