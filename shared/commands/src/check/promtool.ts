import { spawnSync } from 'node:child_process';
import { root } from '../workspace';

// The second is the path to which `.ci/run` installs it.
const CANDIDATES = [process.env.PROMTOOL ?? 'promtool', `${root}/.cache/promtool`];

/** The path of Prometheus' checker for rules; undefined if it is not installed. */
export const promtool = CANDIDATES.find((path) => spawnSync(path, ['--version']).status === 0);
