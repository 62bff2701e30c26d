import { randomBytes } from 'node:crypto';
import type { Settings } from '../../../platform/settings/settings';
import type { Database } from '../../../platform/database/database';
import { createPasswordHasher } from '../../../platform/encryption/password-hasher';
import { addMissingUsers, countUsers } from './users.repository';

const GENERATED_BYTES = 15;

/**
 * Adds the first administrator to a database without users: the one of the settings, else `admin` with a generated password,
 * which has to be changed at the first sign-in.
 *
 * @param show is given the generated password, once; it is nowhere else and can't be shown again
 */
export async function ensureAdministrator(
  db: Database,
  { admin }: Pick<Settings, 'admin'>,
  show: (sentence: string) => void,
): Promise<void> {
  if ((await countUsers(db)) > 0) return;
  const username = admin?.username ?? 'admin';
  const password = admin?.password ?? randomBytes(GENERATED_BYTES).toString('base64url');
  const passwordHash = await createPasswordHasher().hash(password);
  const mustChangePassword = !admin?.password;
  await addMissingUsers(db, [
    { username, passwordHash, roleKey: 'admin', introduction: '', mustChangePassword },
  ]);
  if (mustChangePassword)
    show(`The first administrator is "${username}" with the password ${password} (shown this once).`);
}
