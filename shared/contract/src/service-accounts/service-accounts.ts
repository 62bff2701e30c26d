import * as z from 'zod/mini';
import { changeReason, readAt, rowId as id } from '../fields/field-schemas';
import { displayName, multiline, rule } from '../text/text-schemas';
import { type ServiceScope, serviceScopes } from './service-scopes';
import { SERVICE_ACCOUNT_DESCRIPTION_MAX, SERVICE_ACCOUNT_NAME_MAX } from './service-account-values';

/** A key in `GET /service-accounts`; the key itself is only in the answer that issues it. */
const serviceKey = z.object({
  id: z.int(),
  /** The last characters, by which people tell two keys apart. */
  ending: z.string(),
  createdAt: z.string(),
  createdBy: z.nullable(z.string()),
  /** The last call, to a minute; null when there was none. */
  lastUsedAt: z.nullable(z.string()),
  /** Null for a valid key. */
  revokedAt: z.nullable(z.string()),
});
export type ServiceKey = z.infer<typeof serviceKey>;

const statuses = ['active', 'inactive'] as const;

export const serviceAccount = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** One of a later release permits nothing here. */
  scopes: z.array(z.string()),
  status: z.enum(statuses),
  /** Null for no end. */
  expiresAt: z.nullable(z.string()),
  /** Null when the user was removed. */
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The valid keys, and the latest of those that were revoked; newest first. */
  keys: z.array(serviceKey),
  /** True when the account has scopes beyond the caller's permissions; the caller can only limit it. */
  beyondOwn: z.boolean(),
});
export type ServiceAccount = z.infer<typeof serviceAccount>;

/** `GET /service-accounts`: all accounts, by name. */
export const serviceAccountsResponse = z.array(serviceAccount);

const scopeNames = Object.keys(serviceScopes) as ServiceScope[];
const scopes = z.array(z.enum(scopeNames)).check(
  z.minLength(1),
  z.maxLength(scopeNames.length),
  rule((chosen) => new Set(chosen).size === chosen.length, 'field-twice'),
);
const name = displayName(SERVICE_ACCOUNT_NAME_MAX);
const description = multiline(SERVICE_ACCOUNT_DESCRIPTION_MAX);
const expiresAt = z.nullable(z.iso.datetime());

/**
 * `POST /service-accounts/create`; idempotent by `Idempotency-Key`. Callers need every permission of every scope (400). 409 names
 * `name` when another account has the same or a similar one.
 */
export const serviceAccountCreateRequest = z.strictObject({
  name,
  description: z._default(description, ''),
  scopes,
  /** Null for no end, which must be chosen. */
  expiresAt,
});
export type ServiceAccountCreateRequest = z.input<typeof serviceAccountCreateRequest>;

/**
 * `PUT /service-accounts/update`: changes the given fields. Callers need every permission of every scope before and after the
 * change (400), except to deactivate the account or to bring its end forward. 409 names `updatedAt` when it has changed since.
 */
export const serviceAccountUpdateRequest = z.strictObject({
  id,
  name: z.optional(name),
  description: z.optional(description),
  scopes: z.optional(scopes),
  expiresAt: z.optional(expiresAt),
  status: z.optional(z.enum(statuses)),
  updatedAt: readAt,
  reason: changeReason,
});
export type ServiceAccountUpdateRequest = z.input<typeof serviceAccountUpdateRequest>;

/** `POST /service-accounts/keys/create`, by the id of the account; 409 while it has two valid keys. */
export const serviceKeyCreateRequest = z.strictObject({ id });
/** The key is in no other answer. */
export const serviceKeyCreateResponse = z.object({ id: z.int(), key: z.string() });
export type ServiceKeyCreateResponse = z.infer<typeof serviceKeyCreateResponse>;

/** `POST /service-accounts/keys/revoke`, by the id of the key; 404 when no such key is valid. */
export const serviceKeyRevokeRequest = z.strictObject({ id });
