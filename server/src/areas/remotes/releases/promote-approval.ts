import type { promoteRequest } from '@backoffice/contract';
import type { ApprovalPolicy } from '@backoffice/contract/approvals';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { fieldChanges } from '../../../platform/audit/audit.repository';
import type { Examined } from '../../../platform/http/approval';
import { missingRow, refusal } from '../../../platform/http/http-error';
import { listLocks, lockOf } from './locks.repository';
import { madeLive, snapshotOf, sourceChanges } from './pointer';
import { findPointer } from './pointer.repository';
import { publisherOf } from './publisher-of';
import { refuseMisfit, refuseUnknown } from './refuse-publication';
import { findPublication } from './releases.repository';

type PromoteRequest = z.output<typeof promoteRequest>;

/**
 * Examines `POST /remotes/promote`. A deploy key waits only where the policy names its remote. The effect names the lock of the
 * remote, which the approval then allows to pass.
 */
export async function examinePromote(
  pool: pg.Pool,
  { body, request }: { body: PromoteRequest; request: FastifyRequest },
  policy: ApprovalPolicy,
): Promise<Examined<PromoteRequest>> {
  const { remote, release, generation, canary } = body;
  publisherOf(request, remote);
  await refuseUnknown(pool, { remote, release });
  await refuseMisfit(pool, { remote, release });
  const seen = await findPointer(pool, { remote });
  if (!seen) throw missingRow('remote', remote);
  if (generation !== undefined && generation !== seen.generation)
    throw refusal(409, 'remote-changed', { remote });
  const publication = await findPublication(pool, { remote, release });
  const { source, ...published } = publication ?? {};
  const next = canary ? { canary: release, canaryRule: canary } : madeLive(seen, release);
  const lock = lockOf(await listLocks(pool), remote)?.reason;
  const waits = request.deployKey === null || policy.deployKeyRemotes.includes(remote);
  return {
    body: { ...body, generation: seen.generation },
    kinds: waits ? ['promote'] : [],
    effect: {
      subject: 'remote',
      name: `${remote} ${release}`,
      changes: [
        ...fieldChanges(snapshotOf(seen), snapshotOf({ ...seen, ...next })),
        ...fieldChanges(null, published),
        ...sourceChanges(source),
        ...(lock === undefined ? [] : [{ field: 'lock', from: lock, to: lock }]),
      ],
    },
  };
}
