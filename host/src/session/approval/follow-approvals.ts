import { on } from '../../kernel/events';

const approval = () => import(/* webpackChunkName: "approval" */ './approval');

/** Asks for the reason of each call that needs approval, and shows which calls were sent for it. */
export function followApprovals(): void {
  on('approvalNeeded', (request) => void approval().then(({ askReason }) => askReason(request)));
  on('approvalPending', () => void approval().then(({ showSent }) => showSent()));
}
