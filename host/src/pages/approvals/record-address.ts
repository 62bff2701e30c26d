import { filteredAddress, rowAddress, screens } from '@backoffice/contract';
import type { ApprovalEffect } from '@backoffice/contract/approvals';
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
