import {
  isDevOrigin,
  type OverrideEndRequest,
  type OverrideRequest,
  type RemoteRelease,
} from '@backoffice/contract';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction';
import type { Caller } from '../../../platform/http/caller';
import { HttpError, missingRow } from '../../../platform/http/http-error';
import { auditRemote, type Publisher } from '../releases/pointer';
import { findPointer } from '../releases/pointer.repository';
import { refuseUnknown } from '../releases/refuse-publication';
import { type Override, removeEndedOverrides, removeOverride, saveOverride } from './overrides.repository';

const targetOf = ({ release, origin }: Pick<Override, 'release' | 'origin'>) => origin ?? release;

/** Lets a session take a remote from elsewhere, and writes down when it began and ended. */
export class OverrideService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly devOrigins: readonly string[],
  ) {}

  async start(
    author: Publisher,
    caller: Caller,
    { remote, to, minutes }: OverrideRequest,
  ): Promise<NonNullable<RemoteRelease['override']>> {
    const release = to.by === 'release' ? to.release : null;
    const origin = to.by === 'origin' ? to.origin : null;
    if (!(await findPointer(this.pool, { remote }))) throw missingRow('remote', remote);
    if (release) await refuseUnknown(this.pool, { remote, release });
    if (origin && !isDevOrigin(origin, this.devOrigins)) {
      const allowed = this.devOrigins.join(', ') || 'none';
      throw new HttpError(400, `Remotes may not come from ${origin}. Allowed origins: ${allowed}.`);
    }
    return inTransaction(this.pool, async (transaction) => {
      const { tokenHash, username } = caller;
      const until = await saveOverride(transaction, {
        tokenHash,
        username,
        remote,
        release,
        origin,
        minutes,
      });
      const changes = [
        { field: 'override', from: null, to: targetOf({ release, origin }) },
        { field: 'until', from: null, to: until },
      ];
      await auditRemote(transaction, { remote, author, action: 'override-start', changes });
      return { until, ...(origin && { origin }) };
    });
  }

  end(author: Publisher, { tokenHash }: Caller, { remote }: OverrideEndRequest): Promise<null> {
    return inTransaction(this.pool, async (transaction) => {
      const ended = await removeOverride(transaction, { tokenHash, remote });
      // Two windows may end the same one.
      if (!ended) return null;
      const changes = [{ field: 'override', from: targetOf(ended), to: null }];
      await auditRemote(transaction, { remote, author, action: 'override-end', changes });
      return null;
    });
  }

  /** Writes down the end of those whose time, or whose session, is over. */
  closeEnded(): Promise<void> {
    return inTransaction(this.pool, async (transaction) => {
      for (const ended of await removeEndedOverrides(transaction)) {
        const changes = [
          { field: 'override', from: targetOf(ended), to: null },
          { field: 'user', from: ended.username, to: null },
        ];
        await auditRemote(transaction, {
          remote: ended.remote,
          author: null,
          action: 'override-end',
          changes,
        });
      }
    });
  }
}
