import { failureReason } from '@backoffice/contract';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLane } from '../http/lane';

// OWASP's choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// libuv's pool has four threads; one stays free for files and names.
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), 3));
const MOST_WAITING = 400;
// The client gives up after five seconds, and a sign-in goes on after its hash; who would have to wait longer is told to come back
// instead.
const MAX_WAIT_MS = 3_000;
const FIRST_GUESS_MS = 40;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * Hashes passwords, in a lane of their own.
 *
 * @throws HttpError 429 from both methods when the queue is too long
 */
export function createPasswordHasher(maxWaitMs = MAX_WAIT_MS, cost = COST) {
  const inTurn = createLane({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    maxWaitMs,
    firstGuessMs: FIRST_GUESS_MS,
    reason: failureReason('sign-in-busy'),
  });
  let ofNobody: Promise<string> | undefined;

  return {
    hash: (password: string) => inTurn(() => hash(password, cost)),
    /**
     * @param stored null for an unknown user, which takes the same time as a wrong password
     * @param begin asked when it is this check's turn; what it throws takes the place of the check
     */
    async verify(stored: string | null, password: string, begin?: () => Promise<void>): Promise<boolean> {
      ofNobody ??= hash('the password of nobody', cost);
      const against = stored ?? (await ofNobody);
      const matches = await inTurn(async () => {
        await begin?.();
        return verify(against, password);
      });
      return matches && stored !== null;
    },
  };
}
