import { statement } from '../../../platform/database/statement';

interface Chosen {
  /** A name of the IANA database; null when none was chosen. */
  timeZone: string | null;
}

export const findTimeZone = statement<Chosen, { id: number }>(
  'time-zone-find',
  'select time_zone as "timeZone" from app_user where id = :id',
).oneOrNone;

/** Does not change the user's version, so that a concurrent edit of the user is not refused. */
export const storeTimeZone = statement<never, Chosen & { id: number }>(
  'time-zone-store',
  'update app_user set time_zone = :timeZone where id = :id',
).run;
