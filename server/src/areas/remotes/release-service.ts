import type {
  disableRequest,
  promoteRequest,
  PublishRequest,
  RemotePointer,
  rollbackRequest,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { HttpError } from '../../platform/http/http-error';
import { changePointer, type PointerChange } from './change-pointer';
import { addMenuPages } from './menu-pages.repository';
import {
  addPointer,
  findPointer,
  type PointerRow,
  type PointerState,
  presentPointer,
} from './pointer.repository';
import type { Publisher } from './publisher';
import { refuseMisfit, refusePublication } from './refuse-publication';
import { insertRelease, isReleaseKnown, lockPublications } from './releases.repository';
import { bringBackRelease } from './unused-releases.repository';

type PromoteRequest = z.output<typeof promoteRequest>;
type DisableRequest = z.output<typeof disableRequest>;
type Request = z.output<typeof rollbackRequest>;

/** The release becomes the live one of everybody; the one before can be had back. */
export function madeLive(seen: PointerRow, release: string): Partial<PointerState> {
  const isSame = seen.live === release;
  const endsCanary = seen.canary === release || isSame;
  return {
    live: release,
    previous: isSame ? seen.previous : seen.live,
    ...(endsCanary && { canary: null, canaryRule: null }),
    takenBack: null,
  };
}

/** The canary goes where there is one, else the release before comes back. */
export function takenBack(seen: PointerRow): Partial<PointerState> | null {
  if (seen.canary) return { canary: null, canaryRule: null };
  return seen.previous ? { live: seen.previous, previous: null } : null;
}

async function refuseUnknown(db: Queryable, remote: string, release: string): Promise<void> {
  if (!(await isReleaseKnown(db, remote, release)))
    throw new HttpError(404, `There is no release ${release} of ${remote}.`);
}

/** What the calls do that ship a remote. */
export class ReleaseService {
  constructor(private readonly pool: pg.Pool) {}

  publish(author: Publisher, request: PublishRequest): Promise<RemotePointer> {
    const { remote, release, manifest, facts } = request;
    return inTransaction(this.pool, async (transaction) => {
      await lockPublications(transaction);
      await refusePublication(transaction, request);
      const row = { remote, release, manifest, facts, publishedBy: author.username };
      if (!(await insertRelease(transaction, row)) && !(await bringBackRelease(transaction, row)))
        throw new HttpError(409, `${remote} ${release} is published already.`);
      await addPointer(transaction, remote);
      const pointer = await findPointer(transaction, remote);
      await insertAuditEntry(transaction, {
        author,
        subject: 'remote',
        subjectId: null,
        subjectName: remote,
        action: 'publish',
        changes: [{ field: 'release', from: null, to: release }],
      });
      return presentPointer(pointer!);
    });
  }

  async promote(author: Publisher, request: PromoteRequest): Promise<RemotePointer> {
    const { remote, release, generation, canary } = request;
    await refuseUnknown(this.pool, remote, release);
    await refuseMisfit(this.pool, remote, release);
    const alongside = async (transaction: Queryable) => {
      // It may have been removed until its pointer was ours.
      await refuseUnknown(transaction, remote, release);
      return addMenuPages(transaction, remote, release);
    };
    const next = (seen: PointerRow) => {
      if (!canary) return seen.live === release && !seen.canary ? null : madeLive(seen, release);
      if (seen.live === release) throw new HttpError(409, `${release} is live for everybody already.`);
      if (!seen.live)
        throw new HttpError(409, `${remote} has no live release that a canary could be beside.`);
      return { canary: release, canaryRule: canary, takenBack: null };
    };
    return this.change(author, 'promote', { remote, generation }, next, alongside);
  }

  rollBack(author: Publisher, request: Request): Promise<RemotePointer> {
    return this.change(author, 'roll-back', request, (seen) => {
      const next = takenBack(seen);
      if (!next) throw new HttpError(409, `${request.remote} has no previous release to go back to.`);
      return { ...next, takenBack: null };
    });
  }

  disable(author: Publisher, { reason, until, ...request }: DisableRequest): Promise<RemotePointer> {
    const end = until ? new Date(until) : null;
    if (end && end.getTime() <= Date.now())
      throw new HttpError(400, 'The end of the time has passed already.');
    return this.change(author, 'disable', request, () => ({ disabledReason: reason, disabledUntil: end }));
  }

  enable(author: Publisher, request: Request): Promise<RemotePointer> {
    return this.change(author, 'enable', request, ({ disabledReason }) =>
      disabledReason ? { disabledReason: null, disabledUntil: null } : null,
    );
  }

  private async change(
    author: Publisher,
    action: 'promote' | 'roll-back' | 'disable' | 'enable',
    { remote, generation }: { remote: string; generation?: number | undefined },
    next: (seen: PointerRow) => Partial<PointerState> | null,
    alongside?: PointerChange['alongside'],
  ): Promise<RemotePointer> {
    const change = { remote, generation, author, action, next, ...(alongside && { alongside }) };
    return presentPointer(await changePointer(this.pool, change));
  }
}
