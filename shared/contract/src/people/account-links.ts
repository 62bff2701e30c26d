import * as z from 'zod/mini';
import { rowId as id } from '../fields/field-schemas';
import { opaque } from '../text/text-schemas';
import { newPassword } from './session';
import { user, userCreateRequest } from './users';

const token = opaque(64);

/** The link is in no other answer. */
const issuedLink = z.object({
  token: z.string(),
  expiresAt: z.string(),
  /** True when the server can send it by email. Left out by an API that cannot. */
  canMail: z.optional(z.boolean()),
});

/** `POST /user/invite`: adds a user who chooses their own password; idempotent like `POST /user/create`. */
export const userInviteRequest = z.pick(userCreateRequest, {
  username: true,
  roleName: true,
  introduction: true,
});
export type UserInviteRequest = z.input<typeof userInviteRequest>;
export const userInviteResponse = z.extend(issuedLink, { user });
export type UserInviteResponse = z.infer<typeof userInviteResponse>;

/**
 * `POST /user/password-reset`: makes a link that replaces an earlier one. The current password works until a new one is set.
 * Users cannot reset their own password, nor that of a user with more permissions (400).
 */
export const passwordResetRequest = z.strictObject({ id });
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>;
export const passwordResetResponse = z.extend(issuedLink, {
  /** True when the link opens only with the code that another user receives by `POST /user/confirm-reset`. */
  needsCode: z.boolean(),
});
export type PasswordResetResponse = z.infer<typeof passwordResetResponse>;

/**
 * `POST /user/confirm-reset`: confirms the reset that another user has requested; refused for the requester, and for a user who
 * was added or changed by the requester within a day (400).
 */
export const resetConfirmRequest = z.strictObject({ id });
export type ResetConfirmRequest = z.infer<typeof resetConfirmRequest>;
/** `code`: eight characters to tell the user; a later confirmation replaces it. */
export const resetConfirmResponse = z.object({ code: z.string() });
export type ResetConfirmResponse = z.infer<typeof resetConfirmResponse>;

/**
 * `POST /user/mail-link`: sends a link that the caller has made to an email address, at most five times; 409 when the mail server
 * does not accept it.
 */
export const linkMailRequest = z.strictObject({
  token,
  to: z.email().check(z.maxLength(254)),
  /** The language of the email. */
  language: z.enum(['en', 'zh', 'es', 'ja']),
});
export type LinkMailRequest = z.infer<typeof linkMailRequest>;

/** `POST /auth/link/open`; 404 for an unknown, used or expired link. */
export const linkOpenRequest = z.strictObject({ token });
export const linkOpenResponse = z.object({
  username: z.string(),
  purpose: z.enum(['invitation', 'reset']),
  needsCode: z.boolean(),
  expiresAt: z.string(),
});
export type OpenedLink = z.infer<typeof linkOpenResponse>;

/**
 * `POST /auth/link/finish`: sets the password and ends the user's sessions. Each link works once, and not after ten wrong codes.
 */
export const linkFinishRequest = z.strictObject({
  token,
  code: z.optional(opaque(16)),
  password: newPassword,
});
export type LinkFinishRequest = z.infer<typeof linkFinishRequest>;
