import * as z from 'zod/mini';
import {
  anyOf,
  asRead,
  changeReason,
  rowId as id,
  listPage,
  orderBy,
  paging,
  readAt,
} from '../fields/field-schemas';
import { DEFAULT_AVATAR, INTRODUCTION_MAX, userSorts } from '../fields/field-values';
import { newPassword as password } from './session';
import { displayName, line, multiline, rule, sought } from '../text/text-schemas';

/** Maximum number of users in an answer. */
export const USER_SEARCH_MAX = 20;

/** `GET /search/user`: active users whose name contains `name`, by `foldText`. */
export const userSearchQuery = z.strictObject({
  name: z._default(sought(64).check(z.trim()), ''),
});

const foundUser = z.object({ name: z.string() });
export type FoundUser = z.infer<typeof foundUser>;
export const userSearchResponse = listPage(foundUser);

export const USERNAME_MAX = 16;
const AVATAR_MAX = 500;
const ROLE_NAME_MAX = 64;

export const userStatus = z.enum(['active', 'inactive', 'deleted']);

/**
 * Letters and digits of any language, and punctuation used in email addresses. The server stores the RFC 8265 form, and refuses
 * more.
 */
const username = displayName(USERNAME_MAX, 4).check(z.regex(/^[\p{L}\p{M}\p{N}._@-]+$/u));
const introduction = multiline(INTRODUCTION_MAX);
/** A path on the page's origin, or an https address. */
const avatar = line(AVATAR_MAX).check(
  rule(
    (text) => /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https:\/\//.test(text) && URL.canParse(text)),
    'field-site-address',
  ),
);
/** The role's key; its name is accepted if no other role has it. */
const roleName = sought(ROLE_NAME_MAX, 1);

const userFactorStates = ['none', 'enrolled', 'reset-requested', 'link-sent'] as const;
/** `reset-requested` while the reset waits for a second administrator; `link-sent` until its link has been opened. */
const userFactorState = z.enum(userFactorStates);
export type UserFactorState = z.infer<typeof userFactorState>;

export const user = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  status: userStatus,
  roleName: z.string(),
  roleKey: z.string(),
  /** The open link with which the user can choose a password; `by`: who made it, null for the operator. */
  link: z.optional(
    z.nullable(
      z.object({
        purpose: z.enum(['invitation', 'reset']),
        by: z.nullable(z.string()),
        expiresAt: z.string(),
        /** True until a second user has confirmed it. */
        isWaiting: z.boolean(),
      }),
    ),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Left out by an API that does not support second factors. */
  secondFactor: z.optional(userFactorState),
});
export type User = z.infer<typeof user>;

/** `POST /user/list`. The username matches anywhere, by `foldText`. */
export const userListRequest = z.strictObject({
  ...paging,
  username: z.optional(sought(USERNAME_MAX)),
  status: z.optional(anyOf(userStatus)),
  roleName: z.optional(anyOf(roleName)),
  sort: z._default(orderBy(userSorts), '+id'),
});
export type UserListRequest = z.input<typeof userListRequest>;
export const userListResponse = listPage(user);

/**
 * `POST /user/create`; an `Idempotency-Key` header makes a repeated call answer the first one's row. 409 names `username` when
 * it is in use, ignoring case, or looks like another user's.
 */
export const userCreateRequest = z.strictObject({
  username,
  password,
  roleName,
  avatar: z._default(avatar, DEFAULT_AVATAR),
  introduction: z._default(introduction, ''),
  status: z._default(z.enum(['active', 'inactive']), 'active'),
  /** The user must choose a new password first; always true without demo data. */
  mustChangePassword: z._default(z.boolean(), false),
});
export type UserCreateRequest = z.input<typeof userCreateRequest>;

/**
 * `PUT /user/update`: changes the given fields and accepts a row as it was read (see `asRead`). 409 names `updatedAt`, with its
 * current value, when the row has changed since. A change of role or status ends the user's sessions; users cannot change their
 * own, and the last active administrator keeps both (400).
 */
export const userUpdateRequest = z.strictObject({
  ...asRead(user),
  id,
  username: z.optional(username),
  roleName: z.optional(roleName),
  avatar: z.optional(avatar),
  introduction: z.optional(introduction),
  status: z.optional(userStatus),
  updatedAt: readAt,
  reason: changeReason,
});
export type UserUpdateRequest = z.input<typeof userUpdateRequest>;

/** `PUT /user/profile`: changes the given fields of the caller. */
export const profileRequest = z.strictObject({
  introduction: z.optional(introduction),
  /** Removes the caller's picture. `POST /user/picture`, a form with `file`, sets one. */
  avatar: z.optional(z.literal(DEFAULT_AVATAR)),
});
export type ProfileRequest = z.infer<typeof profileRequest>;
export const profile = z.pick(user, { avatar: true, introduction: true });
export type Profile = z.infer<typeof profile>;

/** `PUT /user/status`, with the rules of an update; it also restores a deleted user. */
export const userStatusRequest = z.strictObject({ id, status: userStatus, updatedAt: readAt });
export type UserStatusRequest = z.infer<typeof userStatusRequest>;
