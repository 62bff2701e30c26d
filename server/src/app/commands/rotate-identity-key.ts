import { IdentitySigner } from '../../areas/remotes/backends/identity-signer';
import { withPool } from '../../platform/database/create-pool';
import { openKeyring } from '../../platform/encryption/open-keyring';
import { parseSettings } from '../../platform/settings/settings';

/**
 * `cli rotate-identity-key`: makes the next key that names users to the backends of remotes. It is published at once and signs
 * when all backends know it. Running it again before that changes nothing.
 */
export async function rotateIdentityKey(_args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const settings = parseSettings(env);
  const usedFrom = await withPool(settings.ownerUrl, (pool) =>
    new IdentitySigner(pool, openKeyring(settings, pool)).rotate(),
  );
  return `The next key signs from ${usedFrom}. Backends accept the present one for 15 minutes longer.`;
}
