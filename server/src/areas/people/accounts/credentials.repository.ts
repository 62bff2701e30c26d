import { nextVersion } from '../../../platform/database/new-rows';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

interface Credentials {
  id: number;
  username: string;
  passwordHash: string;
  isActive: boolean;
}

const columns = `id, username, password_hash as "passwordHash", status = 'active' as "isActive"`;
const byId = statement<Credentials, { id: number }>(
  'credentials-by-id',
  `select ${columns} from app_user where id = :id`,
);
const byName = statement<Credentials, { username: string }>(
  'credentials-by-name',
  `select ${columns} from app_user where lower(username) = lower(:username)`,
);

/** By id, or by name whatever its case; null when there is no such user. */
export function findCredentials(
  db: Queryable,
  by: { id: number } | { username: string },
): Promise<Credentials | null> {
  return 'id' in by ? byId.oneOrNone(db, by) : byName.oneOrNone(db, by);
}

/** Stores a password that the user has chosen; browsers in which the old one was used count as unknown from now on. */
export const storePassword = statement<never, { id: number; passwordHash: string }>(
  'credentials-store',
  `with forgotten as (delete from known_device where user_id = :id)
   update app_user set password_hash = :passwordHash, must_change_password = false, updated_at = ${nextVersion}
   where id = :id`,
).run;
