import { holderNotification, userNotification } from '../inbox/notification-kinds';

const address = '/approvals';

/** The filters of a link to a request of the reader's own. */
export const toOwnRequest = (id: number) => ({ show: 'mine', request: String(id) });

/** Notifies those who may approve; the user who asks gets it, too, where they may approve requests of others. */
export const notifyWaiting = holderNotification('approval-waiting', {
  permission: 'approvals:edit',
  address,
});

/** Notifies the user who made the request of the outcome. */
export const notifyOutcome = userNotification('approval-outcome', { address });

export const notifyApprovalsOff = holderNotification('approvals-off', {
  permission: 'approvals:edit',
  address,
});
