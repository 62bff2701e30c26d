import { randomUUID } from 'node:crypto';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';

/** A limit of failed checks under a name within a number of seconds. */
export interface CheckCounter {
  name: string;
  max: number;
  seconds: number;
}

/** A password check in progress; further checks wait when too many are. */
export interface PasswordCheck {
  id: string;
  counters: Buffer[];
}

const begin = statement<{ answer: number }, PasswordCheck & { max: number[]; seconds: number[] }>(
  'password-check-begin',
  'select begin_password_check(:id, :counters, :max, :seconds) as answer',
  { writes: true },
);

/** @returns the check; the seconds to wait when the limit is reached; null when the checks in progress decide */
export async function beginPasswordCheck(
  db: Queryable,
  counters: readonly CheckCounter[],
): Promise<PasswordCheck | { retryAfterSeconds: number } | null> {
  const check = { id: randomUUID(), counters: counters.map(({ name }) => hashOf(name)) };
  const limits = { max: counters.map(({ max }) => max), seconds: counters.map(({ seconds }) => seconds) };
  const { answer } = await begin.one(db, { ...check, ...limits });
  if (answer < 0) return null;
  return answer === 0 ? check : { retryAfterSeconds: answer };
}

const countFailed = statement<{ failed: number }, { counter: Buffer; seconds: number }>(
  'password-check-count-failed',
  `select count(*) as failed from password_check
   where counter = :counter and has_failed and at > clock_timestamp() - make_interval(secs => :seconds)`,
);

/** Returns true when the number of failed checks has reached the limit of the counter. */
export async function isFull(db: Queryable, { name, max, seconds }: CheckCounter): Promise<boolean> {
  return (await countFailed.one(db, { counter: hashOf(name), seconds })).failed >= max;
}

const endRight = statement<never, PasswordCheck>(
  'password-check-right',
  'delete from password_check where counter = any(:counters) and id = :id',
);
const endWrong = statement<never, PasswordCheck>(
  'password-check-wrong',
  'update password_check set has_failed = true where counter = any(:counters) and id = :id',
);

/** Ends a check; successful ones do not count. */
export async function endPasswordCheck(db: Queryable, check: PasswordCheck, isRight: boolean): Promise<void> {
  await (isRight ? endRight : endWrong).run(db, check);
}

const forget = statement<never, { counter: Buffer }>(
  'password-check-forget',
  'delete from password_check where counter = :counter',
);

/** Removes the failed checks of a user who has got another password. */
export async function forgetFailedChecks(db: Queryable, { name }: CheckCounter): Promise<void> {
  await forget.run(db, { counter: hashOf(name) });
}

/** Removes checks older than the period of any limit. */
export const removeOldPasswordChecks = statement(
  'password-check-remove-old',
  `delete from password_check where at < now() - interval '1 hour'`,
).run;

/** The maximum number of known devices of a user; the least recently used is removed. */
const DEVICES = 20;

/** Returns true when the user has signed in with this browser before. An unknown user (null) takes as long. */
export const isKnownDevice = statement<object, { userId: number | undefined; deviceHash: Buffer }>(
  'device-known',
  'select from known_device where user_id = :userId and device_hash = :deviceHash',
).some;

export const rememberDevice = statement<never, { userId: number; deviceHash: Buffer }>(
  'device-remember',
  `with surplus as (
     delete from known_device where user_id = :userId and device_hash in (
       select device_hash from known_device where user_id = :userId and device_hash <> :deviceHash
       order by used_at desc offset ${DEVICES - 1}
     )
   )
   insert into known_device (user_id, device_hash) values (:userId, :deviceHash)
   on conflict (user_id, device_hash) do update set used_at = now()`,
).run;
