import { defineConfig } from 'playwright/test';

// The installation of containers, by HTTP alone; its own run, as it needs an engine.
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  maxFailures: 1,
  timeout: 240_000,
});
