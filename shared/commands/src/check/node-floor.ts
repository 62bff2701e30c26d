import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { root } from '../workspace';

const FLOOR = /With Node\.js (\d+\.\d+) or newer/;
const BUNDLED =
  'Webpack makes it part of what browsers load; under Node.js only Jest runs it, compiled by swc.';

/** Packages that require a newer Node.js than the minimum of the product, with the reason why that is safe. */
const EXEMPT: Readonly<Record<string, string>> = {
  'attr-accept': BUNDLED,
  'file-selector': BUNDLED,
  i18next: BUNDLED,
  jotai: BUNDLED,
  ky: BUNDLED,
  'react-dropzone': BUNDLED,
  'react-i18next': BUNDLED,
};

interface Installed {
  name: string;
  version: string;
  /** The supported range of Node.js. */
  node: string;
}

/** An installed package in the lock file with the Node.js that it supports: `ky@2.1.0:` with its `engines` below. */
const ENTRY =
  /^ {2}'?((?:@[^@\n]+)?[^@\s']+)@([^\s':]+)'?:\n {4}resolution: .*\n {4}engines: \{.*?\bnode: '?([^',}]+)/gm;

function installedPackages(): Installed[] {
  const entries = [...readFileSync(`${root}/pnpm-lock.yaml`, 'utf8').matchAll(ENTRY)];
  if (entries.length === 0) throw new Error('Could not parse pnpm-lock.yaml.');
  return entries.map(([, name, version, node]) => ({ name: name!, version: version!, node: node! }));
}

function nodeFloorProblems(floor: string, packages: readonly Installed[]): string[] {
  const newer = packages.filter(({ node }) => !satisfies(floor, node));
  const refused = newer.filter(({ name }) => !(name in EXEMPT));
  const unused = Object.keys(EXEMPT).filter((name) => !newer.some((each) => each.name === name));
  return [
    ...refused.map(
      ({ name, version, node }) =>
        `${name} ${version} asks for Node.js ${node}, and the README names ${floor}: take another version, or exempt it with the reason.`,
    ),
    ...unused.map(
      (name) => `${name} no longer asks for a newer Node.js: take it from the list of exemptions.`,
    ),
  ];
}

const [, named] = FLOOR.exec(readFileSync(`${root}/README.md`, 'utf8')) ?? [];
const problems = named
  ? nodeFloorProblems(`${named}.0`, installedPackages())
  : ['README.md no longer says with which Node.js the product runs.'];
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
