import { statement } from '../../../platform/database/statement';

/** Revokes all keys of a remote. */
export const revokeKeysOf = statement<never, { remote: string }>(
  'deploy-keys-revoke',
  'update deploy_key set revoked_at = now() where remote = :remote and revoked_at is null',
).run;
