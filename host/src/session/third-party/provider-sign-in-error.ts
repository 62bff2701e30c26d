export type ProviderFailure =
  'denied' | 'closed' | 'blocked' | 'failed' | 'old' | 'noAccount' | 'otherUser' | 'network';

/** Why signing in by a provider did not work. */
export class ProviderSignInError extends Error {
  override readonly name = 'ProviderSignInError';

  constructor(
    readonly reason: ProviderFailure,
    options?: ErrorOptions,
  ) {
    super(`Signing in by a provider: ${reason}`, options);
  }
}
