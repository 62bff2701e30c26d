import { type FormerKeyFilter, type Permission, screens } from '@backoffice/contract';
import type { NotificationKind } from '@backoffice/contract/inbox';
import type pg from 'pg';
import { statement } from '../database/statement';
import { inTransaction } from '../database/transaction';
import { holderNotification } from '../inbox/notification-kinds';
import { endingBefore } from './key-times';

const DAY_MS = 86_400_000;
/** Users are notified of old pairs once in so many days. */
const OLD_EVERY_DAYS = 7;
/** The age from which the filter of the lists shows the same pairs. */
const FILTERED_DAYS = 365;

interface Due {
  old: number;
  ending: number;
}

const dueOf = (table: 'merchant' | 'channel', since: string) =>
  statement<Due, { maxAgeDays: number; endingBefore: string }>(
    `${table}-keys-due`,
    `select count(*) filter (where :maxAgeDays > 0 and ${since} < now() - make_interval(days => :maxAgeDays)) as old,
       count(*) filter (where former_key_until < :endingBefore) as ending
     from ${table} where status = 'active'`,
  ).one;

interface Watched {
  table: 'merchant' | 'channel';
  /** SQL: the time of a row's keys. */
  since: string;
  kind: Extract<NotificationKind, `${string}-keys-due`>;
  permission: Permission;
  list: string;
}

/**
 * Declares the notification of key pairs that are older than the set age, or of former ones that end soon, to the users who can
 * renew them.
 *
 * @returns a function that notifies, at most once a day or week whatever the number of processes and runs
 */
function keyWarnings({ table, since, kind, permission, list }: Watched) {
  const notify = holderNotification(kind, { permission, address: list });
  const due = dueOf(table, since);
  const soon: FormerKeyFilter = 'ends-soon';
  return (pool: pg.Pool, maxAgeDays: number): Promise<void> =>
    inTransaction(pool, async (transaction) => {
      const { old, ending } = await due(transaction, { maxAgeDays, endingBefore: endingBefore(soon) });
      const day = Math.floor(Date.now() / DAY_MS);
      if (ending > 0)
        await notify(transaction, {
          cause: `ending ${day}`,
          values: { reason: 'ending', count: ending },
          filters: { formerKey: soon },
        });
      if (old === 0) return;
      await notify(transaction, {
        cause: `old ${Math.floor(day / OLD_EVERY_DAYS)}`,
        values: { reason: 'old', count: old },
        ...(maxAgeDays >= FILTERED_DAYS && { filters: { keyAge: 'over-1-year' } }),
      });
    });
}

export const warnOfMerchantKeys = keyWarnings({
  table: 'merchant',
  since: 'coalesce(key_changed_at, created_at)',
  kind: 'merchant-keys-due',
  permission: 'merchantKeys:edit',
  list: screens.merchants,
});

export const warnOfChannelKeys = keyWarnings({
  table: 'channel',
  since: 'keys_changed_at',
  kind: 'channel-keys-due',
  permission: 'channelKeys:edit',
  list: screens.channels,
});
