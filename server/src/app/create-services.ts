import type { FastifyBaseLogger } from 'fastify';
import { createPasswordHasher } from '../platform/encryption/password-hasher';
import { createPool } from '../platform/database/create-pool';
import { createKeyring } from '../platform/encryption/keyring';
import type { Settings } from '../platform/settings/settings';
import type { Services } from '../platform/services';
import { demoAccount } from '../samples/demo-accounts';

export function createServices(settings: Settings, log: FastifyBaseLogger): Services {
  const pool = createPool(settings.databaseUrl);
  return {
    settings,
    pool,
    keyring: createKeyring(settings.keyEncryptionKey, settings.formerKeyEncryptionKeys),
    passwords: createPasswordHasher(),
    demoAccount: settings.demoData ? demoAccount : null,
    log,
  };
}
