import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseMirror } from '../../areas/remotes/store/release-mirror';
import { createS3Store } from '../../areas/remotes/store/s3-store';
import { parseReleaseStore } from '../../platform/settings/release-store-settings';

const PAUSE_MS = 1_000;

/** Returns a signal that is aborted when the process has to stop. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const event of ['SIGTERM', 'SIGINT'] as const) process.once(event, () => stop.abort());
  return stop.signal;
}

/**
 * `cli mirror-releases <folder>`: copies the releases in the bucket RELEASE_STORE to the folder from which a gateway serves, until it
 * is stopped. While the bucket is away, the folder stays as it is.
 */
export async function mirrorReleases([folder, ...more]: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (!folder || more.length > 0) throw new Error('Usage: mirror-releases <folder>');
  const { releaseStore, s3 } = parseReleaseStore(env);
  if (!releaseStore || !s3) return 'RELEASE_STORE is not in S3: nothing to mirror.';
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const mirror = new ReleaseMirror(createS3Store(releaseStore, s3), target, say);
  const signal = stopSignal();
  for (let lastProblem = ''; !signal.aborted;) {
    const problem = await mirror.run().then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    if (problem !== lastProblem)
      say(problem ? `Could not read ${releaseStore}: ${problem}` : `Reading ${releaseStore}.`);
    lastProblem = problem;
    await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
  return '';
}
