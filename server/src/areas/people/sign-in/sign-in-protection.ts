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

/** Locked counters with their remaining seconds; after a password reset a user waits a second at most. */
const LOCKED = { max: 10_000, ttl: 1_000 };
// Checks in progress, in any process, end within some ten milliseconds.
const RETRY_MS = 15;

/** Counts the failed checks of one name, in all of its forms, whether or not it exists. */
export function nameCounter(username: string): CheckCounter {
  return { name: `name ${mappedUsername(username)}`, max: 10, seconds: 30 * 60 };
}

/** Counts the failed checks of one user from a known browser, separately from those of strangers. */
export function deviceCounter(userId: number, device: string): CheckCounter {
  return { name: `device ${userId} ${device}`, max: 10, seconds: 30 * 60 };
}

export function addressCounter(address: string): CheckCounter {
  return { name: `address ${address}`, max: 20, seconds: 60 };
}

interface CheckedPassword {
  /** Null for an unknown user, whose check takes as long and fails as for a wrong password. */
  stored: string | null;
  password: string;
  counters: readonly CheckCounter[];
}

/**
 * Checks passwords within the limits of failed checks: docs/decisions/0027.
 *
 * @returns `isRight` resolves to true for the right password. It throws HttpError 429 when a limit is reached, with the same
 *   text for every counter. `refuseLocked` throws without a query when a counter was locked within the last second
 */
export function createGuardedPasswords(pool: pg.Pool, passwords: PasswordHasher) {
  // Created with the first locked counter, because an LRUCache allocates all its memory at once.
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
      await pause(RETRY_MS);
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

  /** Runs another check than that of a password within the same limits, such as that of a one-time code. */
  async function isRightFactor(counters: readonly CheckCounter[], matches: () => Promise<boolean>) {
    refuseLocked(counters);
    const check = await begin(counters);
    let isRight = false;
    try {
      isRight = await matches();
    } finally {
      await endPasswordCheck(pool, check, isRight);
    }
    if (!isRight) refusedPasswordsCounter.inc({ why: 'wrong' });
    return isRight;
  }

  return { isRight, isRightFactor, refuseLocked };
}
