import { hash, verify } from '@node-rs/argon2';
import { queues } from '../admission/policies';
import { createQueue } from '../admission/queue';

// OWASP's choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * Hashes passwords, in a queue of their own.
 *
 * @throws HttpError 429 from both methods when the queue is too long
 */
export function createPasswordHasher(maxWaitMs = queues.passwords.maxWaitMs, cost = COST) {
  const inTurn = createQueue('passwords', { maxWaitMs });
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
