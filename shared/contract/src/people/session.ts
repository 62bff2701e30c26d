import * as z from 'zod/mini';
import { NEW_PASSWORD_MIN } from '../fields/field-values';
import { listLayouts, viewLayouts } from '../columns/list-layouts';
import { chosenPassword, line, opaque, typedName, typedPassword } from '../text/text-schemas';
import { isTimeZone } from '../fields/zoned-time';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
const password = typedPassword(PASSWORD_MIN, PASSWORD_MAX);

/** The server estimates how soon it would be guessed by somebody who knows the user's name, too. */
export const newPassword = chosenPassword(NEW_PASSWORD_MIN, PASSWORD_MAX);

/** The browser's own secret, random and always the same. */
const device = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)));

/** `POST /auth/login`. The username is trimmed by the client and once more here. */
export const loginRequest = z.strictObject({
  username: typedName(4, 16),
  password,
  /** Once the user has signed in with it, the failed attempts of others do not keep this browser out. */
  device,
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginResponse = z.object({ token: z.string() });
export type LoginResponse = z.infer<typeof loginResponse>;

/** A name of the IANA database. */
export const timeZone = line(64).check(z.refine(isTimeZone));

/** `GET /user/info`. */
export const userInfo = z.object({
  roles: z.array(z.string()),
  name: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  /** The password was made by somebody else: nothing but changing it is allowed. */
  mustChangePassword: z.optional(z.boolean()),
  /** What a list begins with that is opened without a query: the query of the user's view, by the path of its screen. */
  starts: z.optional(z.record(z.string(), z.string())),
  /** Left out where no list has been changed. */
  listLayouts: z.optional(listLayouts),
  /** Of the views that the user sees, the ones changed last; left out where none has columns. */
  viewLayouts: z.optional(viewLayouts),
  /** The zone that times are shown in; the browser's where it is left out. */
  timeZone: z.optional(z.string()),
});
export type UserInfo = z.infer<typeof userInfo>;

/** `PUT /user/time-zone`, answered in the same way: the zone that the caller wants to see times in; null for the browser's. */
export const timeZoneChoice = z.strictObject({ timeZone: z.nullable(timeZone) });
export type TimeZoneChoice = z.infer<typeof timeZoneChoice>;

/** `GET /auth/providers`: what the sign-in page may offer; open to everyone. */
export const authProvidersResponse = z.object({
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Present only when the server runs with demo data. */
  demoAccount: z.nullable(z.object({ username: z.string(), password: z.string() })),
});
export type AuthProviders = z.infer<typeof authProvidersResponse>;

/** `GET /user/session`, which is no activity, and `POST /user/session`, which is. In seconds from now, as clocks differ. */
export const sessionLife = z.object({
  /** Until it ends unless something is done. */
  idleSeconds: z.number(),
  /** What each activity sets `idleSeconds` to. */
  idleLimitSeconds: z.number(),
  /** Until it ends whatever is done. */
  absoluteSeconds: z.number(),
  /** The provider that the user signed in by; null after a sign-in by password. */
  provider: z.nullable(z.string()),
});
export type SessionLife = z.infer<typeof sessionLife>;

/** `PUT /user/password`: ends the user's other sessions. */
export const passwordChangeRequest = z.strictObject({
  oldPassword: password,
  newPassword,
});
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequest>;

/** `POST /auth/oidc/start`. */
export const oidcStartRequest = z.strictObject({ provider: opaque(32) });
export type OidcStartRequest = z.infer<typeof oidcStartRequest>;

export const oidcStartResponse = z.object({
  /** The provider's page, for a window of its own. */
  url: z.string(),
  /** What the answer must carry. */
  state: z.string(),
  /** Proves in `finish` that the same page began; in no address. */
  attempt: z.string(),
});
export type OidcStart = z.infer<typeof oidcStartResponse>;

/** `POST /auth/oidc/finish`, answered like a login. */
export const oidcFinishRequest = z.strictObject({
  attempt: opaque(64),
  /** The query with which the provider led back to `/auth-redirect`. */
  answer: opaque(4096),
  /** Somebody who signs in again in the middle of work: nobody else is let in. */
  username: z.optional(opaque(16)),
  device,
});
export type OidcFinishRequest = z.infer<typeof oidcFinishRequest>;
