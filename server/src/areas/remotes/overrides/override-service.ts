import {
  isDevOrigin,
  type OverrideEndRequest,
  type OverrideRequest,
  type RemoteRelease,
} from '@backoffice/contract';
import type pg from 'pg';
import { fieldChanges } from '../../../platform/audit/audit.repository';
import { inTransaction } from '../../../platform/database/transaction';
import type { Caller } from '../../../platform/http/caller';
import { missingRow, refusal } from '../../../platform/http/http-error';
import { auditRemote } from '../releases/pointer';
import { findPointer } from '../releases/pointer.repository';
import type { Settings } from '../../../platform/settings/settings';
import { devPass } from './dev-pass';
import { refuseHost, refuseUnknown } from '../releases/refuse-publication';
import { type Override, removeEndedOverrides, removeOverride, saveOverride } from './overrides.repository';

const targetOf = ({ release, origin }: Pick<Override, 'release' | 'origin'>) => origin ?? release;

/** Sets overrides for a session, and records their beginning and end in the audit log. */
export class OverrideService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly settings: Pick<Settings, 'devOrigins' | 'devOriginsKey'>,
  ) {}

  async start(
    caller: Caller,
    { remote, to, minutes }: OverrideRequest,
  ): Promise<NonNullable<RemoteRelease['override']>> {
    refuseHost({ remote });
    const release = to.by === 'release' ? to.release : null;
    const origin = to.by === 'origin' ? to.origin : null;
    if (!(await findPointer(this.pool, { remote }))) throw missingRow('remote', remote);
    if (release) await refuseUnknown(this.pool, { remote, release });
    const { devOrigins, devOriginsKey } = this.settings;
    if (origin && !isDevOrigin(origin, devOrigins)) {
      const allowed = devOrigins.join(', ') || 'none';
      throw refusal(400, 'origin-not-allowed', { origin, allowed });
    }
    return inTransaction(this.pool, async (transaction) => {
      const { tokenHash, username } = caller;
      const target = { remote, release, origin };
      const { until } = await saveOverride(transaction, { ...target, tokenHash, username, minutes });
      const changes = fieldChanges(null, { override: targetOf(target), until });
      await auditRemote(transaction, { remote, author: caller, action: 'override-start', changes });
      if (!origin) return { until };
      return { until, origin, ...devPass(devOriginsKey, { origin, until, tokenHash }) };
    });
  }

  end(caller: Caller, { remote }: OverrideEndRequest): Promise<void> {
    return inTransaction(this.pool, async (transaction) => {
      const ended = await removeOverride(transaction, { tokenHash: caller.tokenHash, remote });
      // Two windows may end the same override.
      if (!ended) return;
      const changes = fieldChanges({ override: targetOf(ended) }, null);
      await auditRemote(transaction, { remote, author: caller, action: 'override-end', changes });
    });
  }

  /** Records the end of overrides that have expired, or whose session is over. */
  closeEnded(): Promise<void> {
    return inTransaction(this.pool, async (transaction) => {
      for (const ended of await removeEndedOverrides(transaction)) {
        const { remote, username } = ended;
        const changes = fieldChanges({ override: targetOf(ended), user: username }, null);
        await auditRemote(transaction, { remote, author: null, action: 'override-end', changes });
      }
    });
  }
}
