import { setTimeout as wait } from 'node:timers/promises';
import { RegistryRefusal } from '@backoffice/commands/registry-client';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Not an answer about the release: it may be another one in a moment. */
function isPassing(error: unknown): boolean {
  return !(error instanceof RegistryRefusal) || error.status === 429 || error.status >= 500;
}

/**
 * Tries until the registry has taken the release or refused it.
 *
 * @param tell is told what keeps it from being shipped, and `undefined` once nothing does
 * @param pause waits so many milliseconds
 */
export async function shipUntilSettled(
  ship: () => Promise<string>,
  tell: (trouble: string | undefined) => void,
  log: (sentence: string) => void,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      log(await ship());
      tell(undefined);
      return;
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      tell(sentence);
      log(isPassing(error) ? `Not shipped yet: ${sentence}` : `Refused: ${sentence}`);
      if (!isPassing(error)) return;
      await pause(ms);
    }
  }
}
