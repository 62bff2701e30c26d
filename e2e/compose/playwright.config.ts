import { defineConfig } from 'playwright/test';
import { chromiumUse } from '../setup/chromium';

const { launchOptions } = chromiumUse;

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
  use: {
    ...chromiumUse,
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--host-resolver-rules=MAP *.example.com 127.0.0.1'],
    },
    screenshot: 'only-on-failure',
  },
});
