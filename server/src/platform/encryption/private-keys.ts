import { queues } from '../admission/policies';
import { createQueue } from '../admission/queue';
import { makePrivateKey } from './make-private-key';

const READY_KEYS = 16;

export type PrivateKeys = ReturnType<typeof createPrivateKeys>;

/** Private keys. After the first request some are generated in advance while no caller waits. They exist in memory only. */
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
      // The next call without a ready key generates one and gets the failure itself.
    } finally {
      isFilling = false;
    }
  }

  return {
    /** @throws HttpError 429 when the user has too many waiting calls, or the queue is too long */
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
