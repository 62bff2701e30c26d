import type { Permission } from '@backoffice/contract';
import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** A page for those who hold a permission; everybody else is told that they do not. */
export function permittedPage(permission: Permission, Content: ComponentType): ComponentType {
  return function PermittedPage() {
    return usePermission(permission) ? <Content /> : <NoPermissionPanel />;
  };
}
