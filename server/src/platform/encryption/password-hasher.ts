import { hash, verify } from '@node-rs/argon2';
import { queues } from '../admission/policies';
import { createQueue } from '../admission/queue';

// OWASP's choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Normalises a password, because keyboards write the same text in several forms. */
const formOf = (password: string) => password.normalize('NFKC');

/**
 * Hashes passwords, in its own queue.
 *
 * @throws HttpError 429 from both methods when the queue is too long
 */
export function createPasswordHasher(maxWaitMs = queues.passwords.maxWaitMs, cost = COST) {
  const inTurn = createQueue('passwords', { maxWaitMs });
  let decoyHash: Promise<string> | undefined;

  return {
    hash: (password: string) => inTurn(() => hash(formOf(password), cost)),
    /**
     * Compares a password with a hash, also with one of an earlier release, which hashed the text as typed.
     *
     * @param stored null for an unknown user, which takes the same time as a wrong password
     * @param begin called when it is this check's turn; when it throws, the check fails with its error
     */
    async verify(stored: string | null, password: string, begin?: () => Promise<void>): Promise<boolean> {
      decoyHash ??= hash('the password of nobody', cost);
      const against = stored ?? (await decoyHash);
      const matches = await inTurn(async () => {
        await begin?.();
        for (const form of new Set([formOf(password), password]))
          if (await verify(against, form)) return true;
        return false;
      });
      return matches && stored !== null;
    },
    /** Returns a new hash for a stored one of the password as typed; null when the stored one needs no replacement. */
    async renewed(stored: string, password: string): Promise<string | null> {
      const form = formOf(password);
      if (form === password) return null;
      return inTurn(async () => ((await verify(stored, form)) ? null : hash(form, cost)));
    },
  };
}
