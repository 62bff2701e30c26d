import { filteredAddress, LAST_DAY, screens, type ChannelState, type KeyAge } from '@backoffice/contract';

/** Today by the clock of whoever looks, as filters of lists have it: `2026-11-21`. */
function today(): string {
  const now = new Date();
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}

/** The lists that figures lead to, narrowed to what each counts. */
export const listOf = {
  transactions: (filters: { status?: 'pending' } = {}) =>
    filteredAddress(screens.transactions, { ...filters, from: today() }),
  merchants: (channelState: ChannelState) =>
    filteredAddress(screens.merchants, { status: 'active', channelState }),
  channels: (keyAge: KeyAge) => filteredAddress(screens.channels, { keyAge }),
  refusals: () => filteredAddress(screens.auditLog, { within: LAST_DAY, action: 'sign-in-refused' }),
  // In quotes: this name alone, and no other that it is a part of.
  changes: (actor?: string) =>
    filteredAddress(screens.auditLog, {
      from: today(),
      ...(actor !== undefined && { actor: `"${actor}"` }),
      group: 'changes',
    }),
};
