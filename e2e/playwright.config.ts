import { defineConfig } from 'playwright/test';
import { chromiumUse } from './setup/chromium';

export default defineConfig({
  testDir: './specs',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './setup/start-shared-stack.ts',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...chromiumUse,
    // Emptied between tests, but the same: a new one begins with a process that has compiled nothing, which costs more than most tests.
    reuseContext: true,
    // A trace of each action costs a quarter of the time; `--trace on` records one of what is being looked into.
    screenshot: 'only-on-failure',
  },
});
