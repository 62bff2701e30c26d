import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const packages = ['.', './shared', './host'].flatMap((room) =>
  readdirSync(room).map((name) => `${room}/${name}`),
);

/** Every package with unit tests. The end-to-end tests have their own set-up: `e2e/playwright.config.ts`. */
export default {
  projects: packages.filter((path) => existsSync(`${path}/jest.config.mjs`)),
  // Jest reads it here alone. Tests run beside builds on small machines.
  testTimeout: 20_000,
  // Jest leaves one core to others; of two that is half.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};
