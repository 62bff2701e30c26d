import { randomBytes } from 'node:crypto';
import { createPool } from '../src/platform/database/create-pool';
import { hashOf } from '../src/platform/encryption/keyring';

/** Creates users with one role, signed in for an hour. @returns their tokens */
export async function signInUsers(databaseUrl: string, count: number, role: string): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const pool = createPool(databaseUrl, { max: 1, statementWithinMs: 0 });
  await pool.query(
    `with people as (
       insert into app_user (username, password_hash, role_key)
       select $2 || 'ofbench' || n, 'none', $2 from generate_series(1, $1::int) n
       on conflict do nothing
     ) select`,
    [count, role],
  );
  await pool.query(
    `insert into session (token_hash, user_id, expires_at)
     select hash, (select id from app_user where username = $2 || 'ofbench' || n), now() + interval '1 hour'
     from unnest($1::bytea[]) with ordinality as given(hash, n)`,
    [tokens.map(hashOf), role],
  );
  await pool.end();
  return tokens;
}
