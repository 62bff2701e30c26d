import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { PasswordHasher } from './encryption/password-hasher';
import type { Keyring } from './encryption/keyring';
import type { PrivateKeys } from './encryption/private-keys';
import type { KeyReads } from './key-reads/key-reads';
import type { Reads } from './replicas/reads';
import type { Settings } from './settings/settings';

/** The services that routes may use; created once for each process. */
export interface Services {
  settings: Settings;
  pool: pg.Pool;
  /** The reads that a replica may answer. */
  reads: Reads;
  keyring: Keyring;
  keyReads: KeyReads;
  /** The single queue for all password hashing of the process. */
  passwords: PasswordHasher;
  /** The single queue for all key generation of the process. */
  privateKeys: PrivateKeys;
  /** The account that prefills the sign-in form; null without demo data. */
  demoAccount: { username: string; password: string } | null;
  log: FastifyBaseLogger;
  /** The delay of the event loop, in ms, beyond which calls are refused; by default that of `overloadPlugin`. */
  maxDelayMs?: number;
  /** The longest wait of a call for its turn, in ms; by default that of `queues`. */
  maxWaitMs?: number;
  /** The time between two deliveries of traces, in ms; by default that of `createTraceSender`. */
  traceEveryMs?: number;
}
