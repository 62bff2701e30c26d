import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { skeletonOf } from './username-form';

/** A name with what it looks like, which no second user may look like. */
export const nameAndSkeleton = (username: string) => ({ username, skeleton: skeletonOf(username) });

const unnoted = statement<{ id: number; username: string }>(
  'users-without-skeleton',
  'select id, username from app_user where username_skeleton is null order by id',
);
const note = statement<never, { id: number; skeleton: string }>(
  'user-skeleton',
  `update app_user set username_skeleton = :skeleton
   where id = (select id from app_user where id = :id for update skip locked)
     and not exists (select from app_user where username_skeleton = :skeleton)`,
);

const waitForOthers = statement('users-named-in-turn', 'select pg_advisory_xact_lock(7263550103)', {
  writes: true,
});

/**
 * Notes what the names look like that came from elsewhere, such as the release before. Of names that look alike already the first one has
 * it; the others are looked at again each time. Until the transaction ends nobody else is named; a user whom somebody else changes just
 * then is left for the next time.
 *
 * @returns those others
 */
export async function noteSkeletons(transaction: Queryable): Promise<{ id: number; username: string }[]> {
  await waitForOthers.run(transaction);
  for (const { id, username } of await unnoted.rows(transaction))
    await note.run(transaction, { id, skeleton: skeletonOf(username) });
  return unnoted.rows(transaction);
}
