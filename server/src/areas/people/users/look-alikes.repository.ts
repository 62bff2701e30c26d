import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { skeletonOf } from './username-form';

/** Returns a name with its skeleton, which is unique among users. */
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

const lockNames = statement('users-named-in-turn', 'select pg_advisory_xact_lock(7263550103)', {
  writes: true,
});

/**
 * Sets the skeletons of names without one, for example those written by the previous release. When names look alike already,
 * the first one gets the skeleton; the others are tried again each time. Prevents new names until the transaction ends; a user
 * who is being changed is skipped until the next time.
 *
 * @returns the users without a skeleton
 */
export async function noteSkeletons(transaction: Queryable): Promise<{ id: number; username: string }[]> {
  await lockNames.run(transaction);
  for (const { id, username } of await unnoted.rows(transaction))
    await note.run(transaction, { id, skeleton: skeletonOf(username) });
  return unnoted.rows(transaction);
}
