import { type NotificationKind, securityKinds } from '@backoffice/contract/inbox';
import { unmutableKinds } from '@backoffice/contract/inbox-paths';
import { statement } from '../database/statement';

interface NewNotification {
  kind: NotificationKind;
  cause: string;
  /** JSON text. */
  values: string;
  address: string;
  maxOfUser: number;
}

const UNMUTABLE = unmutableKinds.map((kind) => `'${kind}'`).join(', ');
const SECURITY = securityKinds.map((kind) => `'${kind}'`).join(', ');

const add = <Values extends object>(name: string, isReceiver: string) =>
  statement<never, NewNotification & Values>(
    name,
    `with receiver as (
       select u.id from app_user u where u.status = 'active' and ${isReceiver}
         and not exists (select from notification_mute m where m.user_id = u.id and m.kind = :kind and m.kind not in (${UNMUTABLE}))
     ),
     added as (
       insert into notification (user_id, kind, cause, "values", address)
       select id, :kind, :cause, :values, :address from receiver on conflict do nothing returning user_id, id
     ),
     surplus as (
       delete from notification where id in (
         select old.id from receiver cross join lateral (
           select n.id from notification n where n.user_id = receiver.id
           order by n.kind in (${SECURITY}) desc, n.id desc offset :maxOfUser::integer - 1
         ) old
       )
     )
     select announce('inbox', :kind, user_id, id) from added`,
  ).run;

/** Adds a notification for one user, unless the user has muted the kind. */
export const notifyUser = add<{ userId: number }>('notification-for-user', 'u.id = :userId');

/** Adds a notification for all users who may do the action on the screen and have not muted the kind. */
export const notifyHolders = add<{ path: string; action: string }>(
  'notification-for-holders',
  `exists (select from effective_grant g where g.role_key = u.role_key and g.path = :path and g.action = :action)`,
);
