import { existsSync, readdirSync } from 'node:fs';

const packages = ['.', './shared', './host'].flatMap((room) =>
  readdirSync(room).map((name) => `${room}/${name}`),
);

/** Every package with unit tests. The end-to-end tests have their own set-up: `e2e/jest.e2e.mjs`. */
export default { projects: packages.filter((path) => existsSync(`${path}/jest.config.mjs`)) };
