import { DEFAULT_AVATAR, type User } from '@backoffice/contract';
import { isUniqueViolation } from '../../../platform/database/database-failure';
import { nextId } from '../../../platform/database/new-rows';
import type { Queryable } from '../../../platform/database/transaction';
import { nameAndSkeleton, noteSkeletons } from '../users/look-alikes.repository';
import { mappedUsername, usernameRefusal } from '../users/username-form';
import { insertUser } from '../users/users.repository';

/** A name that a directory gives and that no new user can have. */
export class NameRefused extends Error {
  override name = 'NameRefused';

  constructor(readonly reason: 'taken' | 'unfit') {
    super(`The name is ${reason}.`);
  }
}

/** @throws NameRefused for a form that new usernames cannot have */
export function directoryUsername(name: string): string {
  const username = mappedUsername(name);
  if (usernameRefusal(username)) throw new NameRefused('unfit');
  return username;
}

/** Converts the violation of a unique name to its refusal. */
export function refuseTakenName(error: unknown): never {
  const isTaken =
    isUniqueViolation(error, 'app_user_username_key') ||
    isUniqueViolation(error, 'app_user_username_skeleton_key');
  throw isTaken ? new NameRefused('taken') : error;
}

/**
 * Adds a user whom a directory announces.
 *
 * @param passwordHash that of a password which was forgotten at once: the user signs in by a provider
 */
export async function addDirectoryUser(
  transaction: Queryable,
  { username, roleKey, passwordHash }: { username: string; roleKey: string; passwordHash: string },
): Promise<User> {
  const id = await nextId(transaction, 'app_user');
  await noteSkeletons(transaction);
  const user = {
    ...nameAndSkeleton(username),
    id,
    roleKey,
    passwordHash,
    avatar: DEFAULT_AVATAR,
    introduction: '',
    status: 'active',
    mustChangePassword: false,
  } as const;
  return insertUser(transaction, user).catch(refuseTakenName);
}
