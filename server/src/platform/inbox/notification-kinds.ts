import { type GrantAction, type Permission, type Screen, screens } from '@backoffice/contract';
import type { NotificationKind, NotificationValues } from '@backoffice/contract/inbox';
import type { Queryable } from '../database/transaction';
import { notifyHolders, notifyUser } from './notifications.repository';

/** Of one user; the oldest go first, whoever floods them, and those that warn of an intruder last. */
const MOST_OF_USER = 500;

const declared = new Set<NotificationKind>();

/** The kinds that areas have declared. */
export const declaredKinds: ReadonlySet<NotificationKind> = declared;

interface Told<Kind extends NotificationKind> {
  /** What is told, by name or number: told twice, it is one notification. */
  cause: string;
  values: NotificationValues[Kind];
}

function rowOf<Kind extends NotificationKind>(kind: Kind, address: string) {
  if (declared.has(kind)) throw new Error(`Two areas declare the notification ${kind}.`);
  if (!/^\/(?![/\\])/.test(address)) throw new Error(`The notification ${kind} leads out of the app.`);
  declared.add(kind);
  return ({ cause, values }: Told<Kind>) => ({
    kind,
    address,
    cause,
    values: JSON.stringify(values),
    mostOfUser: MOST_OF_USER,
  });
}

/**
 * Declares a kind that one user is told of.
 *
 * @param address where it leads, a path of the app
 * @returns tells it, in the transaction of what caused it
 */
export function tellingUser<Kind extends NotificationKind>(kind: Kind, { address }: { address: string }) {
  const row = rowOf(kind, address);
  return async (db: Queryable, userId: number, told: Told<Kind>): Promise<void> => {
    await notifyUser(db, { ...row(told), userId });
  };
}

/**
 * Declares a kind that everybody is told of who holds a permission at that moment.
 *
 * @param address where it leads, a path of the app
 * @returns tells it, in the transaction of what caused it
 */
export function tellingHolders<Kind extends NotificationKind>(
  kind: Kind,
  { permission, address }: { permission: Permission; address: string },
) {
  const row = rowOf(kind, address);
  const [screen, action] = permission.split(':') as [Screen, GrantAction];
  return async (db: Queryable, told: Told<Kind>): Promise<void> => {
    await notifyHolders(db, { ...row(told), path: screens[screen], action });
  };
}
