import * as z from 'zod/mini';
import { anyOf, rowId as id, listPage, paging } from '../fields/field-schemas';
import { openSession } from './open-sessions';
import { user, USERNAME_MAX } from './users';
import { sought } from '../text/text-schemas';

const userAccess = z.extend(z.omit(user, { introduction: true, createdAt: true, updatedAt: true }), {
  /** Null when there was none since sign-ins are recorded. */
  lastSignInAt: z.nullable(z.string()),
  /** Latest activity first. */
  sessions: z.array(openSession),
});
export type UserAccess = z.infer<typeof userAccess>;

/** `POST /access/list`: users with their role and open sessions. Users with sessions first, then by last sign-in. */
export const accessListRequest = z.strictObject({
  ...paging,
  username: z.optional(sought(USERNAME_MAX)),
  /** `open`: users with open sessions; `never`: users who never signed in. */
  signedIn: z.optional(anyOf(z.enum(['open', 'never']))),
});
export type AccessListRequest = z.input<typeof accessListRequest>;
export const accessListResponse = listPage(userAccess);

/** `POST /access/end-sessions`: ends all sessions of a user except the caller's own. */
export const sessionsEndRequest = z.strictObject({ userId: id });
export type SessionsEndRequest = z.infer<typeof sessionsEndRequest>;
