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
    // Watching dialogs and menus move would take a fifth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    // Reset between tests instead of replaced: a new context starts a process without compiled code, which takes longer than most
    // tests.
    reuseContext: true,
    // Tracing each action costs a quarter of the time; use `--trace on` to investigate a failure.
    screenshot: 'only-on-failure',
  },
});
