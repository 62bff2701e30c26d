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
   where id = :id and not exists (select from app_user where username_skeleton = :skeleton)`,
);

/**
 * Notes what the names look like that came from elsewhere, such as the release before. Of names that look alike already the first one has
 * it; the others are looked at again each time.
 *
 * @returns those others
 */
export async function noteSkeletons(db: Queryable): Promise<{ id: number; username: string }[]> {
  for (const { id, username } of await unnoted.rows(db))
    await note.run(db, { id, skeleton: skeletonOf(username) });
  return unnoted.rows(db);
}
