import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { deliverInOrder } from '../head-destinations/deliver-in-order';
import { DELIVER_WITHIN_MS, type HeadDestination } from '../head-destinations/head-destination';
import {
  entryLinesAfter,
  forgetForwarding,
  noteForwarded,
  releaseForwarding,
  takeForwarding,
  wantForwarding,
} from './audit-forward.repository';

const BATCH = 200;
const TAKEN_SECONDS = (3 * DELIVER_WITHIN_MS) / 1000;

/**
 * Notes the destination of the settings, and forgets a former one, for which retention does not wait any more. For all
 * processes, also those without a destination.
 */
export async function keepForwardDestination(
  pool: pg.Pool,
  destination: HeadDestination | null,
): Promise<void> {
  await forgetForwarding(pool, { name: destination?.name ?? null });
  if (destination) await wantForwarding(pool, { name: destination.name });
}

/**
 * Sends the destination every entry of the audit log that it has not taken, at least once and in order. One process at a time
 * does.
 */
export async function forwardAudit(
  pool: pg.Pool,
  destination: HeadDestination,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { name } = destination;
  try {
    await deliverInOrder(destination, {
      take: () => takeForwarding(pool, { name, seconds: TAKEN_SECONDS }),
      linesAfter: (position) => entryLinesAfter(pool, { position, limit: BATCH }),
      note: (position) => noteForwarded(pool, { name, position, seconds: TAKEN_SECONDS }),
      release: (problem) => releaseForwarding(pool, { name, problem }),
    });
  } catch (error) {
    log.warn({ err: error, place: name }, 'AUDIT_FORWARD_TO does not take the audit log; it is sent again');
  }
}
