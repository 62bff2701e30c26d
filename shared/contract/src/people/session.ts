import * as z from 'zod/mini';
import { NEW_PASSWORD_MIN } from '../fields/field-values';
import { factorDemand } from './factors';
import { reasonRules } from '../reasons/reason-rules';
import { listLayouts, viewLayouts } from '../columns/list-layouts';
import { chosenPassword, line, opaque, sought, typedName, typedPassword } from '../text/text-schemas';
import { isTimeZone } from '../fields/zoned-time';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
const password = typedPassword(PASSWORD_MIN, PASSWORD_MAX);

/** The server estimates how easily it can be guessed, also from the username. */
export const newPassword = chosenPassword(NEW_PASSWORD_MIN, PASSWORD_MAX);

/** A random secret of the browser, which never changes. */
const device = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)));

/** `POST /auth/login`. The username is trimmed by the client and again by the server. */
export const loginRequest = z.strictObject({
  username: typedName(4, 16),
  password,
  /** After a successful sign-in with it, failed attempts of others do not lock this browser out. */
  device,
});
export type LoginRequest = z.infer<typeof loginRequest>;

/** `page`: the path of the page that the user is about to see; `host`: as in `remotesQuery`. */
export const loginQuery = z.object({ page: z.optional(sought(2048)), host: z.optional(sought(64)) });

/** `answers`: those of the calls that a page makes first, such as `GET /user/info` and `/remotes?page=…`, by path; a failed one is left out. */
export const loginResponse = z.object({
  token: z.string(),
  answers: z.optional(z.record(z.string(), z.unknown())),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** The answer to a sign-in: a token, or the demand of a second factor. */
export const signInAnswer = z.union([loginResponse, factorDemand]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** An IANA time zone name. */
export const timeZone = line(64).check(z.refine(isTimeZone));

/** The tasks of the dashboard's card for a first visit, in their order. */
const firstTasks = ['merchant', 'channels', 'weight', 'audit'] as const;
export type FirstTask = (typeof firstTasks)[number];

/** `PUT /user/start-here`, with an answer of the same form: the tasks that the caller has done, and whether the card is closed. */
export const startHere = z.strictObject({
  done: z.array(z.enum(firstTasks)).check(z.maxLength(firstTasks.length)),
  dismissed: z.boolean(),
});
export type StartHere = z.infer<typeof startHere>;

/** `GET /user/info`. */
export const userInfo = z.object({
  roles: z.array(z.string()),
  name: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  /** Someone else has set the password: only changing it is allowed. */
  mustChangePassword: z.optional(z.boolean()),
  /** The user's role requires a second factor, which the user lacks: the time from which nothing but enrolment is allowed. */
  factorDueAt: z.optional(z.string()),
  /** True from that time on. */
  mustEnrolFactor: z.optional(z.boolean()),
  /** The user has a second factor. */
  hasFactor: z.optional(z.boolean()),
  /** The default views: by the path of a screen, the query with which its list opens if it has none. */
  starts: z.optional(z.record(z.string(), z.string())),
  /** Left out when no list was changed. */
  listLayouts: z.optional(listLayouts),
  /** The columns of the views that the user sees, limited to the last changed ones; left out when no view has columns. */
  viewLayouts: z.optional(viewLayouts),
  /** Left out until the first task is done or the card is closed. */
  startHere: z.optional(startHere),
  /** The zone of shown times; the browser's when left out. */
  timeZone: z.optional(z.string()),
  /** Left out where no change asks for a reason. */
  changeReasons: z.optional(reasonRules),
});
export type UserInfo = z.infer<typeof userInfo>;

/** `PUT /user/time-zone`, with an answer of the same form: the zone of times shown to the caller; null for the browser's. */
export const timeZoneChoice = z.strictObject({ timeZone: z.nullable(timeZone) });
export type TimeZoneChoice = z.infer<typeof timeZoneChoice>;

/** `GET /auth/providers`: the providers on the sign-in page; public. */
export const authProvidersResponse = z.object({
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** True when some user has a passkey, with which the sign-in page then offers to sign in. */
  hasPasskeys: z.optional(z.boolean()),
  /** True when sessions are bound to a key of their browser, by which the page then signs in. */
  bindsSessions: z.optional(z.boolean()),
  /** Present only when the server runs with demo data. */
  demoAccount: z.nullable(z.object({ username: z.string(), password: z.string() })),
});
export type AuthProviders = z.infer<typeof authProvidersResponse>;

/** `GET /user/session`, which is not activity, and `POST /user/session`, which is. In seconds from now, as clocks differ. */
export const sessionLife = z.object({
  /** Time until the session ends without activity. */
  idleSeconds: z.number(),
  /** The value to which each activity resets `idleSeconds`. */
  idleLimitSeconds: z.number(),
  /** Time until the session ends regardless of activity. */
  absoluteSeconds: z.number(),
  /** The provider used to sign in; null for a password. */
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
  /** The provider's page, to open in a new window. */
  url: z.string(),
  /** The `state` that the provider's answer must contain. */
  state: z.string(),
  /** Proves in `finish` that the same page has started the sign-in; it is in no address. */
  attempt: z.string(),
});
export type OidcStart = z.infer<typeof oidcStartResponse>;

/** `POST /auth/oidc/finish`, answered like a login. */
export const oidcFinishRequest = z.strictObject({
  attempt: opaque(64),
  /** The query with which the provider redirected to `/auth-redirect`. */
  answer: opaque(4096),
  /** The user who signs in again after the session has ended; any other user is refused. */
  username: z.optional(opaque(16)),
  device,
});
export type OidcFinishRequest = z.infer<typeof oidcFinishRequest>;
