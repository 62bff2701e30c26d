import { spawnSync } from 'node:child_process';
import { root } from '../workspace';

// The second is the path to which `.ci/run` installs it.
const PLACES = [process.env.PROMTOOL ?? 'promtool', `${root}/.cache/promtool`];

/** The path of Prometheus' checker for rules; undefined if it is not installed. */
export const promtool = PLACES.find((place) => spawnSync(place, ['--version']).status === 0);
