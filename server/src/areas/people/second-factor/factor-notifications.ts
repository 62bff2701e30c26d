import type { NotificationValues } from '@backoffice/contract/inbox';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../platform/database/transaction';
import { userNotification } from '../../../platform/inbox/notification-kinds';

const notify = userNotification('factors-changed', { address: '/profile/index' });

/** Notifies a user of a change of their factors, which they cannot mute. */
export function notifyFactorsChanged(
  db: Queryable,
  userId: number,
  values: NotificationValues['factors-changed'],
): Promise<void> {
  return notify(db, userId, { cause: randomUUID(), values });
}
