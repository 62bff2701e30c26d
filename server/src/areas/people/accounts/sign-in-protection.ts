import { failureReason } from '@backoffice/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { hashOf } from '../../../platform/encryption/keyring';
import type { PasswordHasher } from '../../../platform/encryption/password-hasher';
import { notNow } from '../../../platform/http/http-error';
import { refusedPasswordsCounter } from '../../../platform/observing/counters';
import { mappedUsername } from '../users/username-form';
import {
  beginPasswordCheck,
  type CheckCounter,
  endPasswordCheck,
  isFull,
  type PasswordCheck,
} from './sign-in-protection.repository';

/** Full counters, as seconds that are left; a user whose password was reset waits for a second at most. */
const LOCKED = { max: 10_000, ttl: 1_000 };
// Those under way in this process and others are over in some ten milliseconds.
const ASK_AGAIN_MS = 15;

/** Counts the failed checks of one name, in all of its forms, whether it exists or not. */
export function nameCounter(username: string): CheckCounter {
  return { name: `name ${mappedUsername(username)}`, most: 10, seconds: 30 * 60 };
}

/** Counts the failed checks of one user from a browser that they have signed in with: strangers' do not count here. */
export function deviceCounter(userId: number, device: string): CheckCounter {
  return { name: `device ${userId} ${device}`, most: 10, seconds: 30 * 60 };
}

export function addressCounter(address: string): CheckCounter {
  return { name: `address ${address}`, most: 20, seconds: 60 };
}

interface CheckedPassword {
  /** Null where there is no such user: takes as long, and is answered as a wrong password. */
  stored: string | null;
  password: string;
  counters: readonly CheckCounter[];
}

/**
 * Checks passwords, as long as not too many checks have failed: docs/decisions/0027.
 *
 * @returns `isRight` answers true for the right password. It throws HttpError 429 where no check may be made, in the same words whichever
 *   counter is full. `refuseLocked` does so without a question to the database, where that has said so within the last second
 */
export function createGuardedPasswords(pool: pg.Pool, passwords: PasswordHasher) {
  // It takes room for all counters at once: with the first that is full.
  let locked: LRUCache<string, number> | undefined;
  const remember = ({ name }: CheckCounter, seconds: number) =>
    (locked ??= new LRUCache(LOCKED)).set(hashOf(name).toString('base64'), seconds);

  function refuse(seconds: number): never {
    refusedPasswordsCounter.inc({ why: 'locked' });
    throw notNow(429, failureReason('sign-in-locked', { seconds }), seconds);
  }

  function refuseLocked(counters: readonly CheckCounter[]): void {
    for (const { name } of counters) {
      const seconds = locked?.get(hashOf(name).toString('base64'));
      if (seconds !== undefined) refuse(seconds);
    }
  }

  async function begin(counters: readonly CheckCounter[]): Promise<PasswordCheck> {
    for (;;) {
      const answer = await beginPasswordCheck(pool, counters);
      if (answer && 'id' in answer) return answer;
      if (answer) {
        const { retryAfterSeconds: seconds } = answer;
        for (const counter of counters) if (await isFull(pool, counter)) remember(counter, seconds);
        refuse(seconds);
      }
      await pause(ASK_AGAIN_MS);
    }
  }

  async function isRight({ stored, password, counters }: CheckedPassword): Promise<boolean> {
    refuseLocked(counters);
    let check: PasswordCheck | undefined;
    const matches = await passwords.verify(stored, password, async () => {
      check = await begin(counters);
    });
    if (check) await endPasswordCheck(pool, check, matches);
    if (!matches) refusedPasswordsCounter.inc({ why: 'wrong' });
    return matches;
  }

  return { isRight, refuseLocked };
}
