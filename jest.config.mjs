import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const packages = ['.', './shared', './host'].flatMap((room) =>
  readdirSync(room).map((name) => `${room}/${name}`),
);

/** Every package with unit tests. The end-to-end tests have their own set-up: `e2e/jest.e2e.mjs`. */
export default {
  projects: packages.filter((path) => existsSync(`${path}/jest.config.mjs`)),
  // Jest leaves one core to others; of two that is half.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};
