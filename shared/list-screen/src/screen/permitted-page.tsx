import type { Permission } from '@backoffice/contract';
import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** Returns a page for users with a permission; others see a message that they lack it. */
export function permittedPage(permission: Permission, Content: ComponentType): ComponentType {
  return function PermittedPage() {
    return usePermission(permission) ? <Content /> : <NoPermissionPanel />;
  };
}
