/** The means by which a user last proved who they are. `provider-factors`: a provider that vouches for several factors. */
export type SessionProof =
  | 'password'
  | 'provider'
  | 'provider-factors'
  | 'passkey'
  | 'code'
  | 'recovery-code'
  | 'link';
