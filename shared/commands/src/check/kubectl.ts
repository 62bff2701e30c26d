import { spawnSync } from 'node:child_process';
import { root } from '../workspace';

// The second is the path to which `.ci/run` installs it.
const CANDIDATES = ['kubectl', `${root}/.cache/kubectl`];

/** The path of a kubectl with Kustomize 5 or later, which `jest.config.mjs` looks for too; undefined if there is none. */
export const kubectl = CANDIDATES.find((path) => {
  const version = ['version', '--client', '--output=json'];
  const { status, stdout } = spawnSync(path, version, { encoding: 'utf8' });
  return status === 0 && /"kustomizeVersion": "v([5-9]|\d\d)/.test(stdout);
});
