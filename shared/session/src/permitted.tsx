import type { HeldPermission } from '@backoffice/contract';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { permissionsAtom, store, userAtom } from './session';

interface PermittedProps {
  permission?: HeldPermission;
  /** Roles of which the user needs one. */
  roles?: readonly string[];
  children: ReactNode;
  fallback?: ReactNode;
}

/** Shows `children` to users who meet every given condition; without a condition, to none. */
export function Permitted({ permission, roles, children, fallback = null }: PermittedProps): ReactNode {
  const permissions = useAtomValue(permissionsAtom, { store });
  const held = useAtomValue(userAtom, { store })?.roles ?? [];
  const hasCondition = permission !== undefined || roles !== undefined;
  const hasPermission = permission === undefined || permissions.has(permission);
  const hasRole = roles === undefined || roles.some((role) => held.includes(role));
  return hasCondition && hasPermission && hasRole ? children : fallback;
}
