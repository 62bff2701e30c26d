import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

export const removeRecoveryCodes = statement<never, { userId: number }>(
  'recovery-codes-remove',
  'delete from recovery_code where user_id = :userId',
).run;
const insert = statement<never, { userId: number; hashes: readonly Buffer[] }>(
  'recovery-codes-insert',
  'insert into recovery_code (user_id, code_hash) select :userId, hash from unnest(:hashes::bytea[]) hash',
);

/** Runs in a transaction that has locked the user. */
export async function replaceRecoveryCodes(
  db: Queryable,
  { userId, hashes }: { userId: number; hashes: readonly Buffer[] },
): Promise<void> {
  await removeRecoveryCodes(db, { userId });
  await insert.run(db, { userId, hashes });
}

export const hasRecoveryCode = statement<object, { userId: number; codeHash: Buffer }>(
  'recovery-code-known',
  'select from recovery_code where user_id = :userId and code_hash = :codeHash and used_at is null',
).some;

/** @returns false when the code is unknown or used */
export const useRecoveryCode = statement<never, { userId: number; codeHash: Buffer }>(
  'recovery-code-use',
  `update recovery_code set used_at = now() where user_id = :userId and code_hash = :codeHash and used_at is null`,
).some;
