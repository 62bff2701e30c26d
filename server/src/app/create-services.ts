import type { FastifyBaseLogger } from 'fastify';
import { createPasswordHasher } from '../accounts/password-hasher';
import { createDatabase } from '../database/database';
import { createPool } from '../database/create-pool';
import { createKeyring } from '../encryption/keyring';
import type { Settings } from '../settings/settings';
import type { Services } from './services';

export function createServices(settings: Settings, log: FastifyBaseLogger): Services {
  const pool = createPool(settings.databaseUrl);
  return {
    settings,
    pool,
    db: createDatabase(pool),
    keyring: createKeyring(settings.keyEncryptionKey, settings.formerKeyEncryptionKeys),
    passwords: createPasswordHasher(),
    log,
  };
}
