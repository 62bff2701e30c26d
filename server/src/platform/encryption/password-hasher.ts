import { failureReason } from '@backoffice/contract';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { notNow } from '../http/http-error';

// OWASP's choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// libuv's pool has four threads; one stays free for files, names and key pairs.
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), 3));
// The client gives up after five seconds, and a sign-in goes on after its hash; who would have to wait longer is told to come back
// instead.
const MAX_WAIT_MS = 3_000;
const FIRST_GUESS_MS = 40;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * Hashes passwords, a few at once, the others in a queue.
 *
 * @throws HttpError 429 from both methods when the queue is too long
 */
export function createPasswordHasher(maxWaitMs = MAX_WAIT_MS) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let usualMs = FIRST_GUESS_MS;
  let ofNobody: Promise<string> | undefined;

  const expectedWaitMs = () => ((waiting.length + 1) * usualMs) / AT_ONCE;
  const tooMany = () => notNow(429, failureReason('sign-in-busy'), Math.ceil(expectedWaitMs() / 1000));

  /** Whoever ends hands its place over, so `running` stays as it is. */
  function ownTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const takeTurn = () => {
        clearTimeout(timer);
        resolve();
      };
      // It takes longer than expected, as on a machine that has other things to do.
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(takeTurn), 1);
        reject(tooMany());
      }, maxWaitMs);
      waiting.push(takeTurn);
    });
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (expectedWaitMs() > maxWaitMs) throw tooMany();
      await ownTurn();
    } else {
      running += 1;
    }
    const start = performance.now();
    try {
      return await work();
    } finally {
      usualMs = usualMs * 0.8 + (performance.now() - start) * 0.2;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password: string) => inTurn(() => hash(password, COST)),
    /**
     * @param stored null for an unknown user, which takes the same time as a wrong password
     * @param begin asked when it is this check's turn; what it throws takes the place of the check
     */
    async verify(stored: string | null, password: string, begin?: () => Promise<void>): Promise<boolean> {
      ofNobody ??= hash('the password of nobody', COST);
      const against = stored ?? (await ofNobody);
      const matches = await inTurn(async () => {
        await begin?.();
        return verify(against, password);
      });
      return matches && stored !== null;
    },
  };
}
