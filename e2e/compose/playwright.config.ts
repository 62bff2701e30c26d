import { defineConfig } from 'playwright/test';
import { chromiumUse } from '../setup/chromium';

// The tests of the container installation, run separately because they need an engine.
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
