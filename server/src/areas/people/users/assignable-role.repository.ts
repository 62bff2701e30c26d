import type { Queryable } from '../../../platform/database/transaction';

export interface AssignableRole {
  key: string;
  /** Whether it grants nothing that the giver's own role does not. */
  isWithinOwn: boolean;
}

/**
 * The role that a text names: by its key, or by a name that one role alone has. It stays until the transaction ends.
 *
 * @param ownRole of the user who gives it
 */
export async function findAssignableRole(
  db: Queryable,
  named: string,
  ownRole: string,
): Promise<AssignableRole | null> {
  const { rows } = await db.query<AssignableRole>({
    name: 'role-assignable',
    text: `
      select key, not exists (
        select path, action from effective_grant where role_key = role.key
        except
        select path, action from effective_grant where role_key = $2
      ) as "isWithinOwn"
      from role
      where key = $1
        or (name = $1 and not exists (select from role other where other.key = $1)
          and (select count(*) from role other where other.name = $1) = 1)
      for key share`,
    values: [named, ownRole],
  });
  return rows[0] ?? null;
}
