import { screens } from '@backoffice/contract';
import type pg from 'pg';
import { statement } from '../../../platform/database/statement';
import { inTransaction } from '../../../platform/database/transaction';
import { holderNotification } from '../../../platform/inbox/notification-kinds';

const WEEK_MS = 7 * 86_400_000;
/** Users are notified of an end so many days before, and of a key without a call for so many days. */
const days = { ending: 14, unused: 90 };

const due = statement<{ ending: number; unused: number }, typeof days>(
  'service-accounts-due',
  `select count(*) filter (where expires_at < now() + make_interval(days => :ending)) as ending,
     count(*) filter (where exists (
       select from service_account_key key where key.account_id = account.id and key.revoked_at is null
         and coalesce(key.last_used_at, key.created_at) < now() - make_interval(days => :unused))) as unused
   from service_account account where status = 'active' and (expires_at > now()) is not false`,
).one;

const notify = holderNotification('service-accounts-due', {
  permission: 'serviceAccounts:edit',
  address: screens.serviceAccounts,
});

/**
 * Notifies the users who can change service accounts of those that end soon, and of those with an unused key: at most once a week
 * each, whatever the number of processes and runs.
 */
export function warnOfServiceAccounts(pool: pg.Pool): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const counts = await due(transaction, days);
    const week = Math.floor(Date.now() / WEEK_MS);
    for (const reason of ['ending', 'unused'] as const)
      if (counts[reason] > 0)
        await notify(transaction, {
          cause: `${reason} ${week}`,
          values: { reason, count: counts[reason] },
        });
  });
}
