import { nodePreset } from './shared/build-config/src/jest-preset.mjs';

/** Tests over an archived PostgreSQL, which needs pgBackRest: `jest --config jest.archive.config.mjs`. */
export default nodePreset({
  displayName: 'archive',
  rootDir: './server/storm/archive',
  globalSetup: '<rootDir>/start-servers.ts',
  globalTeardown: '<rootDir>/stop-servers.ts',
  testTimeout: 60_000,
});
