import type { Settings } from '../../../platform/settings/settings';
import type { Services } from '../../../platform/services';
import { addMissingUser, hasUsers } from '../users/users.repository';
import { weaknessOf } from '../users/password-rules';
import { mappedUsername, usernameRefusal } from '../users/username-form';
import { temporaryPassword } from '../users/temporary-password';

/**
 * Adds the first administrator to a database without users: that of the settings, otherwise `admin` with a generated password,
 * which has to be changed at the first sign-in.
 *
 * @throws Error with one sentence when the password of the settings is too weak, or the name is not permitted
 * @param show receives the sentence with the generated password, which is shown only once
 */
export async function ensureAdministrator(
  { pool, passwords }: Pick<Services, 'pool' | 'passwords'>,
  { admin }: Pick<Settings, 'admin'>,
  show: (sentence: string) => void,
): Promise<void> {
  if (await hasUsers(pool)) return;
  const username = mappedUsername(admin?.username ?? 'admin');
  const refusal = usernameRefusal(username);
  if (refusal) throw new Error(`ADMIN_USERNAME: ${refusal.message}`);
  const password = admin?.password ?? temporaryPassword();
  const weakness = await weaknessOf(password, username);
  if (weakness) throw new Error(`ADMIN_PASSWORD: ${weakness.message}`);
  const passwordHash = await passwords.hash(password);
  const mustChangePassword = !admin?.password;
  const user = { username, passwordHash, roleKey: 'admin', introduction: '', mustChangePassword };
  await addMissingUser(pool, user);
  if (mustChangePassword)
    show(`The first administrator is "${username}" with the password ${password} (shown this once).`);
}
