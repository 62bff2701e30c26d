import {
  filteredAddress,
  LAST_DAY,
  screens,
  type ChannelState,
  type KeyAge,
  type TransactionStatus,
} from '@backoffice/contract';
import { today } from '@backoffice/list-screen';

/** The lists that figures lead to, narrowed to what each counts. */
export const listOf = {
  transactions: (filters: { status?: TransactionStatus } = {}) =>
    filteredAddress(screens.transactions, { ...filters, from: today() }),
  merchants: (channelState: ChannelState) =>
    filteredAddress(screens.merchants, { status: 'active', channelState }),
  channels: (keyAge: KeyAge) => filteredAddress(screens.channels, { keyAge }),
  refusals: () => filteredAddress(screens.auditLog, { within: LAST_DAY, action: 'sign-in-refused' }),
  signIns: () => filteredAddress(screens.auditLog, { within: LAST_DAY, group: 'sign-ins' }),
  // In quotes: this name alone, and no other that it is a part of.
  changes: (actor?: string) =>
    filteredAddress(screens.auditLog, {
      from: today(),
      ...(actor !== undefined && { actor: `"${actor}"` }),
      group: 'changes',
    }),
};
