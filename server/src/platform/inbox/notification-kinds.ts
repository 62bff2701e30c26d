import {
  filteredAddress,
  type GrantAction,
  type Permission,
  type Screen,
  screens,
} from '@backoffice/contract';
import type { NotificationKind, NotificationValues } from '@backoffice/contract/inbox';
import type { Queryable } from '../database/transaction';
import { notifyHolders, notifyUser } from './notifications.repository';

/** The maximum number of notifications of one user; the oldest are removed first, security warnings last. */
const MAX_OF_USER = 500;

const declared = new Set<NotificationKind>();

/** The kinds that areas have declared. */
export const declaredKinds: ReadonlySet<NotificationKind> = declared;

interface Notice<Kind extends NotificationKind> {
  /** The cause, by name or number: a second notification with the same cause is ignored. */
  cause: string;
  values: NotificationValues[Kind];
  /** The filters of the list that its link opens. */
  filters?: Record<string, string>;
  /** The target of its link, where it differs from the declared one. */
  address?: string;
}

function rowOf<Kind extends NotificationKind>(kind: Kind, address: string) {
  if (declared.has(kind)) throw new Error(`Two areas declare the notification ${kind}.`);
  if (!/^\/(?![/\\])/.test(address))
    throw new Error(`The notification ${kind} links to an address outside the app.`);
  declared.add(kind);
  return ({ cause, values, filters, address: own = address }: Notice<Kind>) => ({
    kind,
    address: filters ? filteredAddress(own, filters) : own,
    cause,
    values: JSON.stringify(values),
    maxOfUser: MAX_OF_USER,
  });
}

/**
 * Declares a kind of notification for one user.
 *
 * @param address the target of its link, a path of the app
 * @returns a function that adds one, in the transaction of its cause
 */
export function userNotification<Kind extends NotificationKind>(
  kind: Kind,
  { address }: { address: string },
) {
  const row = rowOf(kind, address);
  return async (db: Queryable, userId: number, notice: Notice<Kind>): Promise<void> => {
    await notifyUser(db, { ...row(notice), userId });
  };
}

/**
 * Declares a kind of notification for all users who have a permission when it is added.
 *
 * @param address the target of its link, a path of the app
 * @returns a function that adds one, in the transaction of its cause
 */
export function holderNotification<Kind extends NotificationKind>(
  kind: Kind,
  { permission, address }: { permission: Permission; address: string },
) {
  const row = rowOf(kind, address);
  const [screen, action] = permission.split(':') as [Screen, GrantAction];
  return async (db: Queryable, notice: Notice<Kind>): Promise<void> => {
    await notifyHolders(db, { ...row(notice), path: screens[screen], action });
  };
}
