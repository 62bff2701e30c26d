import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** What failed checks are counted for, and how many there may be within how many seconds. */
export interface CheckCounter {
  name: string;
  most: number;
  seconds: number;
}

const hashOf = (name: string) => createHash('sha256').update(name).digest();

/** One check of a password, which others wait for where too many are under way. */
export interface PasswordCheck {
  id: string;
  counters: Buffer[];
}

/** @returns the check, or for how many seconds there can be none, or null: those under way decide */
export async function beginPasswordCheck(
  pool: pg.Pool,
  counters: readonly CheckCounter[],
): Promise<PasswordCheck | { retryAfterSeconds: number } | null> {
  const check = { id: randomUUID(), counters: counters.map(({ name }) => hashOf(name)) };
  const { rows } = await pool.query<{ answer: number }>({
    name: 'password-check-begin',
    text: 'select begin_password_check($1, $2, $3, $4) as answer',
    values: [
      check.id,
      check.counters,
      counters.map(({ most }) => most),
      counters.map(({ seconds }) => seconds),
    ],
  });
  const { answer } = rows[0]!;
  if (answer < 0) return null;
  return answer === 0 ? check : { retryAfterSeconds: answer };
}

/** Checks that were right count for nothing. */
export async function endPasswordCheck(
  pool: pg.Pool,
  { id, counters }: PasswordCheck,
  isRight: boolean,
): Promise<void> {
  await pool.query({
    name: isRight ? 'password-check-right' : 'password-check-wrong',
    text: isRight
      ? 'delete from password_check where counter = any($1) and id = $2'
      : 'update password_check set has_failed = true where counter = any($1) and id = $2',
    values: [counters, id],
  });
}

/** Removes what no limit looks back to. */
export async function removeOldPasswordChecks(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from password_check where at < now() - interval '1 hour'`);
}
