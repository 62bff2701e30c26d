import type { User } from '@backoffice/contract';
import { hasFormValues, type UserCreateValues } from './user-form-rules';
import { usersApi } from './users.api';

/**
 * The user that a create has made.
 *
 * @param newestBefore the highest id when the form was opened
 */
export async function findCreatedUser(
  values: UserCreateValues,
  newestBefore: number,
): Promise<User | undefined> {
  const { items } = await usersApi.list(
    { username: values.username, sort: '-id', limit: 10 },
    { quiet: true },
  );
  return items.find((user) => user.id > newestBefore && hasFormValues(user, values));
}
