import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { PasswordHasher } from './encryption/password-hasher';
import type { Keyring } from './encryption/keyring';
import type { PrivateKeys } from './encryption/private-keys';
import type { KeyReads } from './key-reads/key-reads';
import type { Reads } from './replicas/reads';
import type { Settings } from './settings/settings';

/** What a module's routes may use; made once per process. */
export interface Services {
  settings: Settings;
  pool: pg.Pool;
  /** Where calls read that may be answered by a replica. */
  reads: Reads;
  keyring: Keyring;
  keyReads: KeyReads;
  /** One queue for all hashing of the process. */
  passwords: PasswordHasher;
  /** One queue for all key pairs of the process. */
  privateKeys: PrivateKeys;
  /** With it the sign-in form is prefilled; null without demo data. */
  demoAccount: { username: string; password: string } | null;
  log: FastifyBaseLogger;
  /** How late the event loop may be before calls are refused; without it as `overloadPlugin` says. */
  maxDelayMs?: number;
}
