import { filteredAddress, formAddress, rowAddress, screens } from '@backoffice/contract';
import type { ApprovalEffect, ApprovalRequest } from '@backoffice/contract/approvals';
import { may } from '@backoffice/session';

/** Returns the address of the record that a request would change; undefined where it has no page that the user may see. */
export function recordAddress({ subject, name, id }: ApprovalEffect): string | undefined {
  switch (subject) {
    case 'channel':
      return id !== undefined && may('channels:view')
        ? filteredAddress(screens.channels, { open: String(id) })
        : undefined;
    case 'merchant':
      return id !== undefined && may('merchantPage:view') ? rowAddress(screens.merchantPage, id) : undefined;
    case 'user':
      return may('users:view') ? filteredAddress(screens.users, { username: name }) : undefined;
    case 'role':
      return may('roles:view') ? screens.roles : undefined;
    case 'remote':
      return may('remotes:view') ? screens.remotes : undefined;
    case 'approval policy':
      return may('approvals:view') ? filteredAddress(screens.approvals, { show: 'policy' }) : undefined;
  }
}

/** Returns the address at which the requester changes a request: the form where it is that of one channel. */
export function changeAddress({ call, effect }: ApprovalRequest): string | undefined {
  const { name, id } = effect;
  if (call !== 'PUT /channel/update' || id === undefined || !may('channels:edit'))
    return recordAddress(effect);
  // The name ends with the channel and its number.
  const [merchantChannel, merchantNo] = name.split(' · ').at(-1)!.split(' ');
  return formAddress(screens.channels, id, { merchantNo: merchantNo!, merchantChannel: merchantChannel! });
}
