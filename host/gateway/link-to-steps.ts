import { readdirSync } from 'node:fs';

/** The steps behind the sign-in, in the order in which they run. */
const STEPS = ['app', 'federation', 'facades', 'list'];

/**
 * Names the files of these steps ahead, so that none of them waits for the step before it to run.
 *
 * @param files folder of the built host
 */
export function linkToSteps(files: string): string {
  const assets = readdirSync(`${files}/assets`);
  return STEPS.flatMap((step) => assets.find((file) => new RegExp(`^${step}\\.\\w+\\.js$`).test(file)) ?? [])
    .map((file) => `</assets/${file}>; rel=preload; as=script`)
    .join(', ');
}
