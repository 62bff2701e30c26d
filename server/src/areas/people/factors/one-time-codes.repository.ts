import { statement } from '../../../platform/database/statement';
import type { SealedColumn } from '../../../platform/encryption/sealed-columns.repository';

export interface OneTimeCodeRow {
  id: number;
  secretSealed: string;
  lastStep: number;
}

/** The column of secrets, for a change of the key that encrypts them. */
export const sealedCodeColumn: SealedColumn = {
  table: 'one_time_code',
  id: 'id',
  column: 'secret_sealed',
  contextOf: (id) => `one_time_code.secret_sealed:${id}`,
};

export const listOneTimeCodes = statement<OneTimeCodeRow, { userId: number }>(
  'one-time-codes-of-user',
  `select id, secret_sealed as "secretSealed", last_step as "lastStep" from one_time_code where user_id = :userId order by id`,
).rows;

interface NewCode {
  id: number;
  userId: number;
  secretSealed: string;
  /** The step of the code that proved the secret, which cannot sign in as well. */
  step: number;
  name: string;
}

export const insertOneTimeCode = statement<never, NewCode>(
  'one-time-code-insert',
  `insert into one_time_code (id, user_id, secret_sealed, last_step, name) overriding system value
   values (:id, :userId, :secretSealed, :step, :name)`,
).run;

/** Accepts a step. @returns false when it, or a later one, was accepted before */
export const useOneTimeCode = statement<never, { id: number; step: number }>(
  'one-time-code-use',
  'update one_time_code set last_step = :step, used_at = now() where id = :id and last_step < :step',
).some;
