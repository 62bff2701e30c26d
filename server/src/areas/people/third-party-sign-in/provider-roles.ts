import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction';
import type { Services } from '../../../platform/services';
import type { ProviderSettings } from '../../../platform/settings/provider-settings';
import { insertAuditEntry } from '../../../platform/audit/audit.repository';
import { addDirectoryUser, directoryUsername } from '../directory/add-directory-user';
import { type Directory, noteDecisions } from '../directory/directory';
import { lockDirectoryUser, roleOfGroups, writeDecision } from '../directory/directory-users.repository';
import { applyDecision, isManagedBy, targetOf } from '../directory/apply-decision';
import { temporaryPassword } from '../users/temporary-password';
import { identify } from './identities.repository';
import type { VerifiedPerson } from './provider-client';
import { groupsOf } from './provider-groups';

/** Returns the directory of a provider whose claim decides on roles; null for one without. */
function directoryOf({ id, roles }: ProviderSettings): Directory | null {
  return roles ? { key: `oidc:${id}`, name: `sign-in provider ${id}`, roles } : null;
}

/**
 * Applies the groups of a verified person to their account, as the operator's map says.
 *
 * @returns false when the person has no role left and may not sign in
 */
export async function applyGroups(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  request: FastifyRequest,
  provider: ProviderSettings,
  { userId, claims }: { userId: number } & Pick<VerifiedPerson, 'claims'>,
): Promise<boolean> {
  const directory = directoryOf(provider);
  if (!directory) return true;
  const groups = groupsOf(claims, provider.rolesClaim!);
  return inTransaction(pool, async (transaction) => {
    const user = await lockDirectoryUser(transaction, userId);
    if (!user || !isManagedBy(directory, user)) return true;
    const roleKey = await roleOfGroups(transaction, directory.roles, (group) => groups.has(group));
    const applied = await applyDecision(transaction, user, targetOf(user, directory, roleKey));
    if (applied.outcome === 'last-administrator')
      log.warn({ provider: provider.id, userId }, 'the last administrator keeps the role without a group');
    if (applied.outcome === 'written')
      await noteDecisions(transaction, { directory, requestId: request.id }, [
        { before: user, after: applied.user },
      ]);
    return roleKey !== null || applied.outcome === 'last-administrator';
  });
}

/**
 * Creates the account of a person at the first sign-in.
 *
 * @returns null when no group of the person gives a role
 * @throws NameRefused for a name that is taken, imitates another one, or has a form that no new user can have
 */
export async function createAccount(
  { pool, passwords, log }: Pick<Services, 'pool' | 'passwords' | 'log'>,
  request: FastifyRequest,
  provider: ProviderSettings,
  { subject, claims, name }: VerifiedPerson & { name: string },
): Promise<number | null> {
  const directory = directoryOf(provider);
  if (!directory) return null;
  const groups = groupsOf(claims, provider.rolesClaim!);
  const username = directoryUsername(name);
  const passwordHash = await passwords.hash(temporaryPassword());
  return inTransaction(pool, async (transaction) => {
    const roleKey = await roleOfGroups(transaction, directory.roles, (group) => groups.has(group));
    if (roleKey === null) return null;
    const user = await addDirectoryUser(transaction, { username, roleKey, passwordHash });
    await writeDecision(transaction, { ...user, roleGivenBy: directory.key, closedBy: null });
    await identify(transaction, { issuer: provider.issuer, subject, userId: user.id });
    log.info({ provider: provider.id, username }, 'user created at the first sign-in');
    await noteDecisions(transaction, { directory, requestId: request.id }, [{ before: null, after: user }]);
    await insertAuditEntry(transaction, {
      author: { userId: null, username: directory.name, requestId: request.id },
      subject: 'account',
      subjectId: user.id,
      subjectName: username,
      action: 'identity-link',
      changes: [{ field: 'provider', from: null, to: provider.id }],
    });
    return user.id;
  });
}
