import type { NewDevice } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';

interface SignInDevice {
  userId: number;
  deviceHash: Buffer;
  address: string;
  userAgent: string | null;
}

/** The number of devices kept for one user; the oldest are kept, so that an intruder cannot displace them by many sign-ins. */
const MAX_DEVICES = 100;

/** A new device is notified of later ones only. Runs for one sign-in of each user at a time. */
const note = statement<{ id: number; isNews: boolean }, SignInDevice>(
  'user-device-note',
  `with surplus as (
     delete from user_device where id in (
       select id from user_device where user_id = :userId and device_hash <> :deviceHash order by id offset ${MAX_DEVICES - 1}
     )
   )
   insert into user_device (user_id, device_hash, address, user_agent, told_id)
   select id, :deviceHash, :address, :userAgent, coalesce((select max(d.id) from user_device d where user_id = :userId), 0)
   from app_user where id = :userId for no key update
   on conflict (user_id, device_hash) do update
     set used_at = now(), address = excluded.address, user_agent = excluded.user_agent
   returning id, xmax = 0 and told_id > 0 as "isNews"`,
);

/** Records the device of a sign-in. @returns its id, and whether it is new to a user who has others */
export const noteSignInDevice = note.one;

/** The devices that are newer than that of this session and were not acknowledged there; latest first. */
export const findNewDevices = statement<NewDevice, { tokenHash: Buffer }>(
  'user-device-new',
  `select other.id, other.first_at as at, other.address, other.user_agent as "userAgent"
   from session s join user_device own on own.id = s.device_id
   join user_device other on other.user_id = own.user_id and other.id > own.told_id and other.id <> own.id
   where s.token_hash = :tokenHash order by other.id desc limit 10`,
).rows;

/** Acknowledges, for the device of this session, the devices up to one; those that do not exist yet cannot be acknowledged. */
export const acknowledgeDevices = statement<never, { tokenHash: Buffer; upTo: number }>(
  'user-device-told',
  `update user_device own set told_id = greatest(
     told_id, least(:upTo, (select max(other.id) from user_device other where other.user_id = own.user_id))
   )
   from session s where s.token_hash = :tokenHash and own.id = s.device_id`,
).run;

/** Removes devices that were not used for 90 days. */
export const removeUnusedDevices = statement(
  'user-device-remove-unused',
  `delete from user_device where used_at < now() - interval '90 days'`,
).run;
