import { nodePreset } from './shared/kit/src/jest/jest-preset.mjs';

/** Tests over an archived PostgreSQL, which needs pgBackRest: `jest --config jest.archive.config.mjs`. */
export default nodePreset({
  displayName: 'archive',
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  rootDir: './server/storm/archive',
  globalSetup: '<rootDir>/start-servers.ts',
  globalTeardown: '<rootDir>/stop-servers.ts',
  testTimeout: 60_000,
});
