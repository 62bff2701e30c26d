import * as z from 'zod/mini';
import { rowId as id, listPage, paging } from '../fields/field-schemas';
import { openSession } from './open-sessions';
import { USERNAME_MAX, userStatus } from './users';
import { sought } from '../text/text-schemas';

const userAccess = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string(),
  roleName: z.string(),
  roleKey: z.string(),
  status: userStatus,
  /** Null: never since this is written down. */
  lastSignInAt: z.nullable(z.string()),
  /** Latest activity first. */
  sessions: z.array(openSession),
});
export type UserAccess = z.infer<typeof userAccess>;

/** `POST /access/list`: who may come in as what, and who is in. Those with sessions first, then by the last sign-in. */
export const accessListRequest = z.strictObject({
  ...paging,
  username: z.optional(sought(USERNAME_MAX)),
  /** `open`: with open sessions; `never`: never signed in. */
  signedIn: z.optional(z.enum(['open', 'never'])),
});
export type AccessListRequest = z.input<typeof accessListRequest>;
export const accessListResponse = listPage(userAccess);

/** `POST /access/end-sessions`: all of a user but the one that asks. */
export const sessionsEndRequest = z.strictObject({ userId: id });
export type SessionsEndRequest = z.infer<typeof sessionsEndRequest>;
