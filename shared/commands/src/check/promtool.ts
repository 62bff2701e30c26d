import { spawnSync } from 'node:child_process';
import { root } from '../workspace';

// The second is where `.ci/run` puts it.
const PLACES = [process.env.PROMTOOL ?? 'promtool', `${root}/.cache/promtool`];

/** Prometheus' own checker of rules; undefined where it is not installed. */
export const promtool = PLACES.find((place) => spawnSync(place, ['--version']).status === 0);
