import * as z from 'zod/mini';
import { rowId as id } from '../fields/field-schemas';

export const openSession = z.object({
  id: z.int(),
  since: z.string(),
  /** Time of the last call, to within a minute. */
  activeAt: z.string(),
  /** The provider used to sign in; null for a password. */
  provider: z.nullable(z.string()),
  /** The address from which the user signed in, as far as the server knows; null for sessions opened before it was recorded. */
  address: z.nullable(z.string()),
  /** The browser's `User-Agent` header. */
  userAgent: z.nullable(z.string()),
  /** True for the caller's session. */
  isOwn: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** A device on which someone has signed in as the user for the first time. */
const newDevice = z.object({
  id: z.int(),
  /** Time of that sign-in. */
  at: z.string(),
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type NewDevice = z.infer<typeof newDevice>;

/** `GET /user/sessions`: the caller's sessions. */
export const ownSessions = z.object({
  /** Latest activity first. */
  sessions: z.array(openSession),
  /** Devices that are newer than the caller's and were not yet announced on it; latest first, at most ten. */
  newDevices: z.array(newDevice),
});
export type OwnSessions = z.infer<typeof ownSessions>;

/** `POST /user/end-session` and `POST /access/end-session`; 404 when the session has already ended. */
export const sessionEndRequest = z.strictObject({ id });
export type SessionEndRequest = z.infer<typeof sessionEndRequest>;

/** `POST /user/end-sessions` and `POST /access/end-sessions`. */
export const sessionsEndResponse = z.object({ ended: z.int() });

/** `POST /user/devices-told`: marks the devices up to this one as announced on the caller's device. */
export const devicesSeenRequest = z.strictObject({ upTo: id });
export type DevicesSeenRequest = z.infer<typeof devicesSeenRequest>;
