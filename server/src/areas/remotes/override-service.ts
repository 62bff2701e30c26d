import {
  isDevOrigin,
  type OverrideEndRequest,
  type OverrideRequest,
  type RemoteRelease,
} from '@backoffice/contract';
import type pg from 'pg';
import type { Caller } from '../../platform/http/caller';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import { HttpError, missingRow } from '../../platform/http/http-error';
import { type Override, removeEndedOverrides, removeOverride, saveOverride } from './overrides.repository';
import { findPointer } from './pointer.repository';
import type { Publisher } from './publisher';
import { isReleaseKnown } from './releases.repository';

const about = (remote: string) => ({ subject: 'remote', subjectId: null, subjectName: remote }) as const;
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
    if (!(await findPointer(this.pool, remote))) throw missingRow('remote', remote);
    if (release && !(await isReleaseKnown(this.pool, remote, release)))
      throw new HttpError(404, `There is no release ${release} of ${remote}.`);
    if (origin && !isDevOrigin(origin, this.devOrigins)) {
      const allowed = this.devOrigins.join(', ') || 'none';
      throw new HttpError(400, `Remotes may not come from ${origin}. Allowed origins: ${allowed}.`);
    }
    return inTransaction(this.pool, async (transaction) => {
      const until = await saveOverride(transaction, caller, { remote, release, origin }, minutes);
      await insertAuditEntry(transaction, {
        ...about(remote),
        author,
        action: 'override-start',
        changes: [
          { field: 'override', from: null, to: targetOf({ release, origin }) },
          { field: 'until', from: null, to: until.toISOString() },
        ],
      });
      return { until: until.toISOString(), ...(origin && { origin }) };
    });
  }

  end(author: Publisher, { tokenHash }: Caller, { remote }: OverrideEndRequest): Promise<null> {
    return inTransaction(this.pool, async (transaction) => {
      const ended = await removeOverride(transaction, tokenHash, remote);
      // Two windows may end the same one.
      if (!ended) return null;
      const changes = [{ field: 'override', from: targetOf(ended), to: null }];
      await insertAuditEntry(transaction, { ...about(remote), author, action: 'override-end', changes });
      return null;
    });
  }

  /** Writes down the end of those whose time, or whose session, is over. */
  closeEnded(): Promise<void> {
    return inTransaction(this.pool, async (transaction) => {
      for (const ended of await removeEndedOverrides(transaction)) {
        await insertAuditEntry(transaction, {
          ...about(ended.remote),
          author: null,
          action: 'override-end',
          changes: [
            { field: 'override', from: targetOf(ended), to: null },
            { field: 'user', from: ended.username, to: null },
          ],
        });
      }
    });
  }
}
