import {
  type disableRequest,
  HOST,
  type promoteRequest,
  type PublishRequest,
  type RemotePointer,
  type rollbackRequest,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/transaction';
import { refusal } from '../../../platform/http/http-error';
import { refuseLocked } from './locks.repository';
import { refuseForeign } from './refuse-foreign';
import { saveManifest } from './manifests.repository';
import { addMenuPages } from './menu-pages.repository';
import { addOwnPermissions } from './own-permissions.repository';
import {
  auditRemote,
  changePointer,
  madeLive,
  type PointerChange,
  presentPointer,
  type Publisher,
  rolledBack,
  sourceChanges,
} from './pointer';
import { ensurePointer } from './pointer.repository';
import type { ReleaseStore } from '../store/release-store';
import { refuseHost, refuseMisfit, refusePublication, refuseUnknown } from './refuse-publication';
import { readServed } from './served-release';
import { bringBackRelease, findRelease, insertRelease, lockPublications } from './releases.repository';
import { writeHostPointer } from './write-host-pointer';

type PromoteRequest = z.output<typeof promoteRequest>;
type DisableRequest = z.output<typeof disableRequest>;
type PointerRequest = z.output<typeof rollbackRequest>;

/** The calls that ship a remote. */
export class ReleaseService {
  /**
   * @param hostAddress address of the gateway; null skips the check that it serves a promoted release
   * @param store where gateways read which host is live; null where no releases are stored
   */
  constructor(
    private readonly pool: pg.Pool,
    private readonly hostAddress: string | null,
    private readonly store: ReleaseStore | null,
  ) {}

  async publish(
    author: NonNullable<Publisher>,
    { remote, release, manifest, facts }: PublishRequest,
  ): Promise<RemotePointer> {
    refuseHost({ remote });
    return inTransaction(this.pool, async (transaction) => {
      await lockPublications(transaction);
      await refuseForeign(transaction, author, remote);
      await refusePublication(transaction, { remote, release, manifest, facts });
      const row = { remote, release, manifest, facts, publishedBy: author.username };
      if (!(await insertRelease(transaction, row)) && !(await bringBackRelease(transaction, row)))
        throw refusal(409, 'release-published', { remote, release });
      const pointer = await ensurePointer(transaction, remote);
      const changes = [{ field: 'release', from: null, to: release }];
      await auditRemote(transaction, { remote, author, action: 'publish', changes });
      return presentPointer(pointer);
    });
  }

  async promote(
    author: Publisher,
    { remote, release, generation, canary }: PromoteRequest,
  ): Promise<RemotePointer> {
    const promoted = { remote, release };
    if (remote === HOST && canary?.by === 'percent' && canary.ramp) throw refusal(409, 'host-ramp');
    await refuseUnknown(this.pool, promoted);
    const manifest = await refuseMisfit(this.pool, promoted);
    const withinMs = this.store?.arrivesWithinMs;
    const content = this.hostAddress
      ? await readServed(this.hostAddress, promoted, { manifest, withinMs })
      : null;
    return this.change({
      remote,
      generation,
      author,
      action: 'promote',
      next: (seen) => {
        if (!canary) return seen.live === release && !seen.canary ? null : madeLive(seen, release);
        if (seen.live === release) throw refusal(409, 'release-live', { release });
        if (!seen.live) throw refusal(409, 'canary-without-live', { remote });
        return { canary: release, canaryRule: canary, takenBack: null };
      },
      alongside: async (transaction) => {
        if (!author?.approval) await refuseLocked(transaction, remote);
        await refuseForeign(transaction, author, remote);
        // The release may have been removed before its pointer was locked.
        await refuseUnknown(transaction, promoted);
        if (content) await saveManifest(transaction, { ...promoted, content });
        const { source } = (await findRelease(transaction, promoted)) ?? {};
        return [
          ...sourceChanges(source),
          ...(await addMenuPages(transaction, promoted)),
          ...(await addOwnPermissions(transaction, promoted)),
        ];
      },
    });
  }

  rollBack(author: Publisher, request: PointerRequest): Promise<RemotePointer> {
    const next: PointerChange['next'] = (seen) => {
      const change = rolledBack(seen);
      if (!change) throw refusal(409, 'nothing-to-roll-back', { remote: request.remote });
      return { ...change, takenBack: null };
    };
    return this.change({ ...request, author, action: 'roll-back', next });
  }

  async disable(author: Publisher, { reason, until, ...request }: DisableRequest): Promise<RemotePointer> {
    refuseHost(request);
    if (until && Date.parse(until) <= Date.now()) throw refusal(400, 'end-passed');
    const next = () => ({ disabledReason: reason, disabledUntil: until ?? null });
    return changePointer(this.pool, { ...request, author, action: 'disable', next });
  }

  enable(author: Publisher, request: PointerRequest): Promise<RemotePointer> {
    const next: PointerChange['next'] = ({ disabledReason }) =>
      disabledReason ? { disabledReason: null, disabledUntil: null } : null;
    return changePointer(this.pool, { ...request, author, action: 'enable', next });
  }

  private async change(change: PointerChange): Promise<RemotePointer> {
    const changed = await changePointer(this.pool, change);
    if (change.remote === HOST && this.store) await writeHostPointer(this.pool, this.store);
    return changed;
  }
}
