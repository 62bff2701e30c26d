/** The paths of the calls for second factors. */
export const factorPaths = {
  /** The second step of a sign-in. */
  step: '/auth/factor',
  passkeySignInStart: '/auth/passkey/start',
  passkeySignInFinish: '/auth/passkey/finish',
  proveStart: '/user/prove/start',
  prove: '/user/prove',
  own: '/user/factors',
  passkeyStart: '/user/factors/passkey/start',
  passkeyFinish: '/user/factors/passkey/finish',
  codeStart: '/user/factors/code/start',
  codeFinish: '/user/factors/code/finish',
  rename: '/user/factors/rename',
  remove: '/user/factors/remove',
  recoveryCodes: '/user/factors/recovery-codes',
  reset: '/user/reset-factors',
  confirmReset: '/user/confirm-factor-reset',
} as const;

/** Maximum number of passkeys and authenticator apps of a user. */
export const FACTORS_MAX = 10;
export const FACTOR_NAME_MAX = 60;
export const RECOVERY_CODES = 10;
/** The digits of a one-time code. */
export const CODE_DIGITS = 6;

/** The means of the second step; `link` replaces a lost factor once. */
export const factorMethods = ['passkey', 'code', 'recovery-code', 'link'] as const;
export type FactorMethod = (typeof factorMethods)[number];
