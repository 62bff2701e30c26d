import { USERNAME_MAX, userStatuses, type RoleOption } from '@backoffice/contract';
import type { FilterField, FilterValues } from '@backoffice/ui/list';
import { firstUserPage, userListQuery, type UserListQuery } from './user-list-query';
import type { userMessages } from './user-messages';
import { userStatusTexts } from './user-status-texts';

type Text = typeof userMessages.text;
type FilterName = 'username' | 'status' | 'roleName' | 'sort';

/**
 * The fields of the bar above the list.
 *
 * @param known the roles that there are; one that the address names stands among them anyway
 */
export function userFilterFields(
  text: Text,
  known: readonly RoleOption[],
  { roleName }: UserListQuery,
): FilterField<FilterName>[] {
  const isUnknown = roleName && !known.some(({ id }) => id === roleName);
  const roles = isUnknown ? [...known, { id: roleName, name: roleName }] : known;
  return [
    { kind: 'text', name: 'username', label: text('users.field.username'), maxLength: USERNAME_MAX },
    {
      kind: 'select',
      name: 'status',
      label: text('users.field.status'),
      clearable: true,
      options: userStatuses.map((value) => ({ value, label: text(userStatusTexts[value]) })),
    },
    {
      kind: 'select',
      name: 'roleName',
      label: text('users.field.role'),
      clearable: true,
      options: roles.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'select',
      name: 'sort',
      label: text('users.field.sort'),
      options: [
        { value: '+id', label: text('users.sort.ascending') },
        { value: '-id', label: text('users.sort.descending') },
      ],
    },
  ];
}

/** What the bar shows for a list. */
export function userFilterValues(query: UserListQuery): FilterValues<FilterName> {
  const { username = '', status = '', roleName = '', sort } = query;
  return { username, status, roleName, sort };
}

/** The part of a list's query that the bar says. */
export function filteredBy(values: FilterValues<FilterName>) {
  const fields = userListQuery.shape;
  return {
    username: values.username.trim() || undefined,
    status: fields.status.read(values.status),
    roleName: values.roleName || undefined,
    sort: fields.sort.read(values.sort) ?? firstUserPage.sort,
  };
}

/** The filters in force, each as "field: value". */
export function userFiltersInWords({ username, status, roleName }: UserListQuery, text: Text) {
  const inForce = [
    { field: text('users.field.username'), value: username },
    { field: text('users.field.status'), value: status && text(userStatusTexts[status]) },
    { field: text('users.field.role'), value: roleName },
  ];
  return inForce.flatMap(({ field, value }) =>
    value ? [text('users.filter.in-words', { field, value })] : [],
  );
}
