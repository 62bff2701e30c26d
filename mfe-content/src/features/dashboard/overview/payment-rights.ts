import type { Permission } from '@backoffice/contract';
import { may, usePermission } from '@backoffice/session';

/** The permission for each tile, that of the list it links to; in the order of the tiles. */
const neededFor = {
  rate: 'transactions:view',
  overdue: 'transactions:view',
  risk: 'merchants:view',
  alerts: 'operationsStatus:view',
} as const satisfies Record<string, Permission>;

/** Returns the tiles that the user may see. */
export function useShownTiles(): (keyof typeof neededFor)[] {
  const isShown = {
    rate: usePermission(neededFor.rate),
    overdue: usePermission(neededFor.overdue),
    risk: usePermission(neededFor.risk),
    alerts: usePermission(neededFor.alerts),
  };
  return (['rate', 'overdue', 'risk', 'alerts'] as const).filter((name) => isShown[name]);
}

/** Returns true if the user may see any of the figures of a day. */
export const maySeeFigures = (): boolean =>
  (['transactions:view', 'merchants:view', 'channels:view', 'auditLog:view'] as const).some((permission) =>
    may(permission),
  );

/** Returns true if the user may see any of the figures that can need attention. */
export function useMayAttend(): boolean {
  const maySeeMerchants = usePermission('merchants:view');
  const maySeeChannels = usePermission('channels:view');
  return usePermission('auditLog:view') || maySeeMerchants || maySeeChannels;
}
