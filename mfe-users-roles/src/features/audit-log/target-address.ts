import { type AuditLogEntry, filteredAddress, rowAddress, screens } from '@backoffice/contract';
import { may } from '@backoffice/session';

/** Returns the address of an entry's target; undefined where it was deleted, has no page, or the user lacks the permission. */
export function targetAddress({
  action,
  subject,
  subjectId,
  subjectName,
}: AuditLogEntry): string | undefined {
  if (action === 'delete') return undefined;
  const name = subjectName ?? '';
  switch (subject) {
    case 'merchant':
      if (subjectId !== null && may('merchantPage:view')) return rowAddress(screens.merchantPage, subjectId);
      if (!name || !may('merchants:view')) return undefined;
      return filteredAddress(screens.merchants, { merchantName: name });
    case 'channel': {
      // The name consists of the merchant's number and the channel type.
      const [merchantNo, merchantChannel] = name.split(' ');
      if (!merchantNo || !merchantChannel || !may('channels:view')) return undefined;
      return filteredAddress(screens.channels, { merchantNo, merchantChannel });
    }
    case 'channel type':
      return may('channelTypes:view') ? screens.channelTypes : undefined;
    case 'article':
      return subjectId !== null && may('articleEdit:view')
        ? rowAddress(screens.articleEdit, subjectId)
        : undefined;
    case 'user':
    case 'account':
      return name && may('users:view') ? filteredAddress(screens.users, { username: name }) : undefined;
    case 'role':
      return may('roles:view') ? screens.roles : undefined;
    case 'service account':
      return may('serviceAccounts:view') ? screens.serviceAccounts : undefined;
    case 'webhook':
      return may('webhooks:view') ? screens.webhooks : undefined;
    case 'remote':
      return may('remotes:view') ? screens.remotes : undefined;
    case 'approval':
    case 'approval policy':
      return may('approvals:view') ? screens.approvals : undefined;
    case 'merchant note':
    case 'channel note':
    case 'list view':
    case 'call':
    case 'log':
      return undefined;
  }
}
