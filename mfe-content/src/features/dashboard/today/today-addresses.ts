import {
  filteredAddress,
  LAST_DAY,
  screens,
  type ChannelStateFilter,
  type KeyAge,
  type TransactionStatus,
} from '@backoffice/contract';
import { today } from '@backoffice/list-screen';

/** The addresses of the lists that figures link to, with the filters of each figure. */
export const listOf = {
  transactions: (filters: { status?: TransactionStatus } = {}) =>
    filteredAddress(screens.transactions, { ...filters, from: today() }),
  overdue: () => filteredAddress(screens.transactions, { status: 'pending', age: 'over-1-hour' }),
  merchants: (channelState: ChannelStateFilter) =>
    filteredAddress(screens.merchants, { status: 'active', channelState }),
  channels: (keyAge: KeyAge) => filteredAddress(screens.channels, { keyAge }),
  refusals: () => filteredAddress(screens.auditLog, { within: LAST_DAY, action: 'sign-in-refused' }),
  signIns: () => filteredAddress(screens.auditLog, { within: LAST_DAY, group: 'sign-ins' }),
  // Quoted, to match the whole name only.
  changes: (actor?: string) =>
    filteredAddress(screens.auditLog, {
      from: today(),
      ...(actor !== undefined && { actor: `"${actor}"` }),
      group: 'changes',
    }),
};
