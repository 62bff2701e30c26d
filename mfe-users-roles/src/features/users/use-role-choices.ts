import { roleOptionsQuery } from '@backoffice/list-screen';
import { useQuery } from '@tanstack/react-query';

/** How long the roles are taken for those that there are, in ms. */
const ROLES_FRESH_MS = 60_000;

/** The roles that there are, for a choice; the page goes without while they can't be had. */
export function useRoleChoices(): { value: string; label: string }[] {
  const { data: roles = [] } = useQuery({ ...roleOptionsQuery, staleTime: ROLES_FRESH_MS });
  return roles.map(({ id, name }) => ({ value: id, label: name }));
}
