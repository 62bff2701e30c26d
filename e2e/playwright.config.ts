import { defineConfig } from 'playwright/test';

// Chromium in closed networks: no look-ups of its own, and no sandbox where the tests run as root.
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
if (process.getuid?.() === 0) args.push('--no-sandbox');

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
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // A trace of each action costs a quarter of the time; `--trace on` records one of what is being looked into.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM, args },
  },
});
