import { statement } from '../../../platform/database/statement';

/** The means by which a user last proved who they are. `provider-factors`: a provider that vouches for several factors. */
export type SessionProof =
  'password' | 'provider' | 'provider-factors' | 'passkey' | 'code' | 'recovery-code' | 'link';

/** Notes that the user of a session has just proved who they are, by this means. */
export const provedBy = statement<never, { tokenHash: Buffer; proof: SessionProof }>(
  'session-proved',
  'update session set proved_at = now(), proved_by = :proof where token_hash = :tokenHash',
).run;
