import * as z from 'zod/mini';
import { rowId as id } from '../fields/field-schemas';
import { displayName, opaque, typedPassword } from '../text/text-schemas';
import { FACTOR_NAME_MAX, factorMethods } from './factor-values';

const challenge = opaque(64);
const device = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)));
const bytes = opaque(8_192);
const credentialId = opaque(1_400);
const transports = z.array(opaque(32)).check(z.maxLength(10));

const credentialIdentity = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(opaque(32))),
};

/** The answer of a browser's authenticator to a sign-in: `AuthenticationResponseJSON` of WebAuthn. */
const passkeyAssertion = z.object({
  ...credentialIdentity,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(opaque(100))),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** The answer to an enrolment: `RegistrationResponseJSON` of WebAuthn. */
const passkeyRegistration = z.object({
  ...credentialIdentity,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: opaque(32_768),
    transports: z.optional(transports),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** The options of WebAuthn that the browser passes to its authenticator. */
const passkeyOptions = z.record(z.string(), z.unknown());

/** The answer to the right password of a user with a second factor; `POST /auth/factor` continues. */
export const factorDemand = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(factorMethods)),
  /** Present when a passkey is one of the methods. */
  passkey: z.optional(passkeyOptions),
});
export type FactorDemand = z.infer<typeof factorDemand>;

/** `POST /auth/factor`, answered like a login: one of the methods that the first step named. */
export const factorStepRequest = z.strictObject({
  challenge,
  passkey: z.optional(passkeyAssertion),
  code: z.optional(opaque(16)),
  recoveryCode: z.optional(opaque(64)),
  link: z.optional(opaque(64)),
  device,
});
export type FactorStepRequest = z.infer<typeof factorStepRequest>;

/**
 * `POST /user/prove/start`: how the caller can prove who they are. With `factors`, by one of them; else by the password, or by
 * signing in again with `provider`.
 */
export const proofStart = z.object({
  factors: z.nullable(factorDemand),
  provider: z.nullable(z.string()),
});
export type ProofStart = z.infer<typeof proofStart>;

/** `POST /user/prove`: the password, or the challenge with one of the methods that `factors` named. */
export const proofRequest = z.strictObject({
  password: z.optional(typedPassword(1, 128)),
  challenge: z.optional(challenge),
  passkey: z.optional(passkeyAssertion),
  code: z.optional(opaque(16)),
  recoveryCode: z.optional(opaque(64)),
});
export type ProofRequest = z.infer<typeof proofRequest>;

/** `POST /auth/passkey/start`: a sign-in without username and password; and `POST /user/factors/passkey/start`, an enrolment. */
export const passkeySignInStart = z.object({ challenge: z.string(), passkey: passkeyOptions });
export type PasskeySignInStart = z.infer<typeof passkeySignInStart>;

/** `POST /auth/passkey/finish`, answered like a login. */
export const passkeySignInRequest = z.strictObject({ challenge, passkey: passkeyAssertion, device });
export type PasskeySignInRequest = z.infer<typeof passkeySignInRequest>;

const factorKind = z.enum(['passkey', 'code']);
export type FactorKind = z.infer<typeof factorKind>;

const factor = z.object({
  kind: factorKind,
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});
export type Factor = z.infer<typeof factor>;

/** `GET /user/factors`: the caller's own. */
export const ownFactors = z.object({
  factors: z.array(factor),
  /** The number of unused recovery codes. */
  recoveryCodes: z.int(),
  /** True when the caller's role requires a second factor: the last one cannot be removed. */
  isRequired: z.boolean(),
});
export type OwnFactors = z.infer<typeof ownFactors>;

const name = displayName(FACTOR_NAME_MAX);

/** `POST /user/factors/passkey/finish`. */
export const passkeyEnrolRequest = z.strictObject({ challenge, name, passkey: passkeyRegistration });
export type PasskeyEnrolRequest = z.infer<typeof passkeyEnrolRequest>;

/** `POST /user/factors/code/start`: the secret of an authenticator app, in the answer only. */
export const codeEnrolStart = z.object({
  challenge: z.string(),
  /** Base32. */
  secret: z.string(),
  /** The `otpauth:` address, for a QR code. */
  address: z.string(),
});
export type CodeEnrolStart = z.infer<typeof codeEnrolStart>;

/** `POST /user/factors/code/finish`: the first code of the app proves that it has the secret. */
export const codeEnrolRequest = z.strictObject({ challenge, name, code: opaque(16) });
export type CodeEnrolRequest = z.infer<typeof codeEnrolRequest>;

/** The answer to an enrolment: with the first factor come recovery codes, which are in no other answer. */
export const enrolResponse = z.object({ recoveryCodes: z.optional(z.array(z.string())) });
export type EnrolResponse = z.infer<typeof enrolResponse>;

/** `PUT /user/factors/rename`. */
export const factorRenameRequest = z.strictObject({ kind: factorKind, id, name });
export type FactorRenameRequest = z.infer<typeof factorRenameRequest>;

/** `POST /user/factors/remove`: 409 for the last factor while the role requires one. */
export const factorRemoveRequest = z.strictObject({ kind: factorKind, id });
export type FactorRemoveRequest = z.infer<typeof factorRemoveRequest>;

/** `POST /user/factors/recovery-codes`: new ones, which replace the former. */
export const recoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponse>;

/**
 * `POST /user/reset-factors` requests the reset of another user's factors, and `POST /user/confirm-factor-reset` by another
 * administrator makes it.
 */
export const factorResetRequest = z.strictObject({ id });
export type FactorResetRequest = z.infer<typeof factorResetRequest>;
