import { queues } from '../admission/policies';
import { createQueue } from '../admission/queue';
import { makePrivateKey } from './make-private-key';

const READY_KEYS = 16;

export type PrivateKeys = ReturnType<typeof createPrivateKeys>;

/** Private keys: some are made ahead while nobody waits for one, from when the first was asked for. They exist in memory only. */
export function createPrivateKeys(
  make: () => Promise<string> = makePrivateKey,
  readyKeys = READY_KEYS,
  maxWaitMs = queues.privateKeys.maxWaitMs,
) {
  const ready: string[] = [];
  let waiting = 0;
  let isFilling = false;
  const inTurn = createQueue('privateKeys', { maxWaitMs });

  async function fill(): Promise<void> {
    if (isFilling) return;
    isFilling = true;
    try {
      while (waiting === 0 && ready.length < readyKeys) ready.push(await inTurn(make, { owner: 'ahead' }));
    } catch {
      // The next call that finds no key ready makes its own, and meets the failure itself.
    } finally {
      isFilling = false;
    }
  }

  return {
    /** @throws HttpError 429 when the user has too many calls that wait for one, or the queue is too long */
    async take(userId: number): Promise<string> {
      waiting += 1;
      try {
        return ready.pop() ?? (await inTurn(make, { owner: String(userId) }));
      } finally {
        waiting -= 1;
        void fill();
      }
    },
  };
}
