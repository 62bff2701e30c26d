import { statement } from '../../../platform/database/statement';

interface Owner {
  remote: string;
  userId: number;
  username: string;
}

/** The owners of all remotes; those whose account is not active do not count. */
export const listOwners = statement<Owner>(
  'remote-owners',
  `select remote, user_id as "userId", username from remote_owner join app_user on app_user.id = user_id
   where status = 'active' order by remote, username`,
).rows;

/** Replaces the owners of a remote. @returns their number */
export const replaceOwners = statement<never, { remote: string; usernames: readonly string[] }>(
  'remote-owners-replace',
  `with chosen as (select id from app_user where username = any(:usernames) and status = 'active'),
   removed as (delete from remote_owner where remote = :remote and user_id not in (select id from chosen))
   insert into remote_owner (remote, user_id) select :remote, id from chosen on conflict do nothing`,
).run;
