import { randomUUID } from 'node:crypto';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/hash-of';

/** Counts failed checks under a name: so many there may be within so many seconds. */
export interface CheckCounter {
  name: string;
  most: number;
  seconds: number;
}

/** One check of a password, which others wait for where too many are under way. */
export interface PasswordCheck {
  id: string;
  counters: Buffer[];
}

const begin = statement<{ answer: number }, PasswordCheck & { most: number[]; seconds: number[] }>(
  'password-check-begin',
  'select begin_password_check(:id, :counters, :most, :seconds) as answer',
);

/** @returns the check, or for how many seconds there can be none, or null: those under way decide */
export async function beginPasswordCheck(
  db: Queryable,
  counters: readonly CheckCounter[],
): Promise<PasswordCheck | { retryAfterSeconds: number } | null> {
  const check = { id: randomUUID(), counters: counters.map(({ name }) => hashOf(name)) };
  const limits = { most: counters.map(({ most }) => most), seconds: counters.map(({ seconds }) => seconds) };
  const { answer } = await begin.one(db, { ...check, ...limits });
  if (answer < 0) return null;
  return answer === 0 ? check : { retryAfterSeconds: answer };
}

const endRight = statement<never, PasswordCheck>(
  'password-check-right',
  'delete from password_check where counter = any(:counters) and id = :id',
);
const endWrong = statement<never, PasswordCheck>(
  'password-check-wrong',
  'update password_check set has_failed = true where counter = any(:counters) and id = :id',
);

/** Checks that were right count for nothing. */
export async function endPasswordCheck(db: Queryable, check: PasswordCheck, isRight: boolean): Promise<void> {
  await (isRight ? endRight : endWrong).run(db, check);
}

const removeOld = statement(
  'password-check-remove-old',
  `delete from password_check where at < now() - interval '1 hour'`,
);

/** Removes the checks that are older than any limit looks back. */
export async function removeOldPasswordChecks(db: Queryable): Promise<void> {
  await removeOld.run(db);
}

/** Devices that a user has at most; the one that was used longest ago gives way. */
const DEVICES = 20;

const knownDevice = statement<object, { userId: number | null; device: Buffer }>(
  'device-known',
  'select from known_device where user_id = :userId and device_hash = :device',
);

/** Tells if the user has signed in in this browser before. @param userId null for an unknown one, which takes as long */
export async function isKnownDevice(db: Queryable, userId: number | null, device: string): Promise<boolean> {
  return (await knownDevice.oneOrNone(db, { userId, device: hashOf(device) })) !== null;
}

const remember = statement<never, { userId: number; device: Buffer }>(
  'device-remember',
  `with surplus as (
     delete from known_device where user_id = :userId and device_hash in (
       select device_hash from known_device where user_id = :userId and device_hash <> :device
       order by used_at desc offset ${DEVICES - 1}
     )
   )
   insert into known_device (user_id, device_hash) values (:userId, :device)
   on conflict (user_id, device_hash) do update set used_at = now()`,
);

export async function rememberDevice(db: Queryable, userId: number, device: string): Promise<void> {
  await remember.run(db, { userId, device: hashOf(device) });
}
