import type { StartHere } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';

interface Preferences {
  /** A name of the IANA database; null when none was chosen. */
  timeZone: string | null;
  /** null until the first task is done or the card is closed. */
  startHere: StartHere | null;
}

export const findPreferences = statement<Preferences, { id: number }>(
  'preferences-find',
  'select time_zone as "timeZone", start_here as "startHere" from app_user where id = :id',
).oneOrNone;

// Neither changes the user's version, so that a concurrent edit of the user is not refused.

export const storeTimeZone = statement<never, Pick<Preferences, 'timeZone'> & { id: number }>(
  'time-zone-store',
  'update app_user set time_zone = :timeZone where id = :id',
).run;

export const storeStartHere = statement<never, { id: number; startHere: string }>(
  'start-here-store',
  'update app_user set start_here = :startHere::jsonb where id = :id',
).run;
