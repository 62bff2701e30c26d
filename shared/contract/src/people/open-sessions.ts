import * as z from 'zod/mini';
import { rowId as id } from '../fields/field-schemas';

export const openSession = z.object({
  id: z.int(),
  since: z.string(),
  /** Of the last call, give or take a minute. */
  activeAt: z.string(),
  /** The provider that the user signed in by; null after a sign-in by password. */
  provider: z.nullable(z.string()),
  /** From where the sign-in came, as far as the server knows; null of a session of before this was kept. */
  address: z.nullable(z.string()),
  /** The browser by its own word. */
  userAgent: z.nullable(z.string()),
  /** The session that asks. */
  isOwn: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** A device in which somebody has signed in as the user for the first time. */
const newDevice = z.object({
  id: z.int(),
  /** Of that sign-in. */
  at: z.string(),
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type NewDevice = z.infer<typeof newDevice>;

/** `GET /user/sessions`: one's own. */
export const ownSessions = z.object({
  /** Latest activity first. */
  sessions: z.array(openSession),
  /** Those that came after this device and that the user was not told of here; the latest first, ten at most. */
  newDevices: z.array(newDevice),
});
export type OwnSessions = z.infer<typeof ownSessions>;

/** `POST /user/end-session` and `POST /access/end-session`; 404 when it has ended already. */
export const sessionEndRequest = z.strictObject({ id });
export type SessionEndRequest = z.infer<typeof sessionEndRequest>;
export const sessionEndResponse = z.object({ id: z.int() });

/** `POST /user/end-sessions` and `POST /access/end-sessions`. */
export const sessionsEndResponse = z.object({ ended: z.int() });

/** `POST /user/devices-told`: the user has been told of the devices up to this one, here. */
export const devicesToldRequest = z.strictObject({ upTo: id });
export type DevicesToldRequest = z.infer<typeof devicesToldRequest>;
