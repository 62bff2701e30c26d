import { defineConfig } from 'playwright/test';
import { chromiumUse } from '../setup/chromium';

// The installation of containers; its own run, as it needs an engine.
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  maxFailures: 1,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: { ...chromiumUse, screenshot: 'only-on-failure' },
});
