import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import {
  addDestinations,
  claimDestination,
  forgetDestinations,
  headsAfter,
  insertHead,
  lastHead,
  lockSigning,
  newestEntry,
  noteDelivered,
  releaseDestination,
  removeOldHeads,
} from './audit-heads.repository';
import { inTransaction } from '../database/transaction';
import { deliverInOrder } from '../head-destinations/deliver-in-order';
import { headLine } from '../head-destinations/head-line';
import { DELIVER_WITHIN_MS, type HeadDestination } from '../head-destinations/head-destination';
import type { SigningKey } from '../head-destinations/signing-key';

/** Less than the minute after which each process comes again. */
const SIGN_AFTER_SECONDS = 50;
const BATCH = 500;
const TAKEN_SECONDS = (3 * DELIVER_WITHIN_MS) / 1000;

/** The signing of heads and the destinations that get them; null key without `AUDIT_SIGNING_KEY`. */
export interface AuditHeads {
  key: SigningKey | null;
  destinations: readonly HeadDestination[];
}

/** Signs the newest entry once a minute, whichever process comes first. */
export async function signHead(pool: pg.Pool, key: SigningKey): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    if (!(await lockSigning(transaction))) return;
    const last = await lastHead(transaction);
    const entry = await newestEntry(transaction);
    if (!entry || (last && last.age < SIGN_AFTER_SECONDS)) return;
    const sequence = (last?.sequence ?? 0) + 1;
    const line = headLine({ ...entry, sequence, lineBefore: last?.line ?? null, at: new Date() }, key);
    await insertHead(transaction, { sequence, line });
  });
}

const deliverTo = (pool: pg.Pool, destination: HeadDestination): Promise<void> => {
  const { name } = destination;
  return deliverInOrder(destination, {
    take: () => claimDestination(pool, { name, seconds: TAKEN_SECONDS }),
    linesAfter: (position) => headsAfter(pool, { position, limit: BATCH }),
    note: (position) => noteDelivered(pool, { name, position, seconds: TAKEN_SECONDS }),
    release: (problem) => releaseDestination(pool, { name, problem }),
  });
};

/**
 * Signs a head if it is time, and brings every destination what it has not got yet, in order. A destination that is away does
 * not delay the others. A line may come twice where a process ended between delivery and note.
 */
export async function deliverHeads(
  pool: pg.Pool,
  { key, destinations }: AuditHeads,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const names = destinations.map(({ name }) => name);
  await forgetDestinations(pool, { names });
  if (!key) return;
  await addDestinations(pool, { names });
  await signHead(pool, key);
  await Promise.all(
    destinations.map((destination) =>
      deliverTo(pool, destination).catch((error: unknown) =>
        log.warn({ err: error, place: destination.name }, 'a place of AUDIT_HEADS does not take the heads'),
      ),
    ),
  );
  await removeOldHeads(pool);
}
